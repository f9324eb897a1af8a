import type { DatabaseSync } from 'node:sqlite';
import { zEmailIdCardBody } from '#generated/v1/validators/zEmailIdCardBody.ts';
import { zEmailIdCardPath } from '#generated/v1/validators/zEmailIdCardPath.ts';
import { zFaxIdCardBody } from '#generated/v1/validators/zFaxIdCardBody.ts';
import { zFaxIdCardPath } from '#generated/v1/validators/zFaxIdCardPath.ts';
import { zMailIdCardBody } from '#generated/v1/validators/zMailIdCardBody.ts';
import { zMailIdCardPath } from '#generated/v1/validators/zMailIdCardPath.ts';
import { arrivesByMail } from '../appeal-rules.ts';
import type { AccountNotices } from '../account-notices.ts';
import type { Outbox } from '../outbox.ts';
import { plain } from '../plain-text.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { PlanDesign, User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, type Operation } from './operation.ts';
import { forbidden, invalid } from './refusal.ts';

const accepted = <Body>(body: Body) => ({ status: 202 as const, body });

/** The operations that send ID cards: kept, and numbered in the order in which they came. */
export function idCardOperations(parts: {
  database: DatabaseSync;
  world: World;
  outbox: Outbox;
  rateLimits: RateLimits;
  notices: AccountNotices;
}): readonly Operation[] {
  const { database, world, outbox, rateLimits, notices } = parts;
  const insert = database.prepare(
    'INSERT INTO id_card_order (member_id, way, policy_type, sent_to) VALUES (?, ?, ?, ?)',
  );
  const order = (
    user: User,
    memberId: string,
    {
      way,
      policyType,
      to,
    }: { way: 'email' | 'fax' | 'mail'; policyType: PlanDesign['contractType']; to: string | null },
  ): string => {
    if (!world.actsFor(user, memberId)?.contract.rights.idCards) throw forbidden();
    const person = world.personOf(memberId);
    const types = world
      .membershipsOf(user)
      .filter((membership) =>
        world.recordMembers(membership).some((member) => member.person === person),
      )
      .map(({ contract }) => contract.design.contractType);
    if (!types.includes(policyType)) {
      const message = 'You have no plan of this type.';
      throw invalid([{ field: 'policyType', code: 'notAllowed', message }]);
    }
    const destination = JSON.stringify([memberId, way, plain(to ?? '')]);
    rateLimits.check('card', [`member ${memberId}`]);
    rateLimits.take('cardDestination', [`destination ${destination}`]);
    rateLimits.take('card', [`member ${memberId}`]);
    const { lastInsertRowid } = insert.run(memberId, way, policyType, to);
    notices.tellOfCard(user, `${whoseOf(user, memberId)} ${policyType}`, way);
    const day = world.calendar.today.replaceAll('-', '');
    return `ID-${day}-${String(lastInsertRowid).padStart(4, '0')}`;
  };
  const whoseOf = (user: User, memberId: string): string => {
    const person = world.personOf(memberId);
    return person === undefined || person === user.person ? 'Your' : `${person.firstName}’s`;
  };
  return [
    memberOperation('emailIdCard', async (incoming, user) => {
      const { memberId } = incoming.path(zEmailIdCardPath);
      const { policyType, email } = await incoming.body(zEmailIdCardBody);
      const confirmationNumber = order(user, memberId, { way: 'email', policyType, to: email });
      outbox.send(
        user.userName,
        'email',
        `${whoseOf(user, memberId)} ${policyType} ID card is attached.`,
        email,
      );
      return accepted({ confirmationNumber });
    }),
    memberOperation('faxIdCard', async (incoming, user) => {
      const { memberId } = incoming.path(zFaxIdCardPath);
      const { policyType, faxNumber } = await incoming.body(zFaxIdCardBody);
      const confirmationNumber = order(user, memberId, { way: 'fax', policyType, to: faxNumber });
      return accepted({ confirmationNumber });
    }),
    memberOperation('mailIdCard', async (incoming, user) => {
      const { memberId } = incoming.path(zMailIdCardPath);
      const { policyType } = await incoming.body(zMailIdCardBody);
      const confirmationNumber = order(user, memberId, { way: 'mail', policyType, to: null });
      return accepted({ confirmationNumber, arrivesBy: arrivesByMail(world.calendar.today) });
    }),
  ];
}
