import type { DatabaseSync } from 'node:sqlite';
import {
  zGetMemberSettingsPath,
  zOrderCertificateBody,
  zOrderCertificatePath,
} from '#generated/member/zod.gen.ts';
import { arrivesByMail } from '../appeal-rules.ts';
import type { Contract, User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, Refusal } from './refusal.ts';

/** What may be set for one member, and the certificate of creditable coverage. */
export function memberSettingsOperations(
  database: DatabaseSync,
  world: World,
): readonly Operation[] {
  const insert = database.prepare('INSERT INTO certificate_order (member_id) VALUES (?)');
  const contractOf = (user: User, memberId: string): Contract => {
    const membership = world.accessTo(user, memberId);
    if (membership === undefined) throw forbidden();
    return membership.contract;
  };
  return [
    memberOperation('getMemberSettings', (incoming, user) => {
      const { userId, memberId } = incoming.path(zGetMemberSettingsPath);
      ownOnly(userId, user);
      const contract = contractOf(user, memberId);
      return ok({
        hideTermedDependents: { allowed: true, value: false },
        familyAccess: { allowed: true },
        otherCoverage: settingOf(contract.rights.updateOtherCoverageInformation ? null : noOther),
        creditableCoverage: settingOf(whyNoCertificate(contract)),
      });
    }),

    memberOperation('orderCertificate', async (incoming, user) => {
      const { userId, memberId } = incoming.path(zOrderCertificatePath);
      ownOnly(userId, user);
      await incoming.body(zOrderCertificateBody);
      const reason = whyNoCertificate(contractOf(user, memberId));
      if (reason !== null) {
        throw new Refusal(422, {
          ...{ title: 'Unprocessable Content', code: 'COC-0001', detail: reason },
        });
      }
      const { lastInsertRowid } = insert.run(memberId);
      const { today } = world.calendar;
      const number = String(lastInsertRowid).padStart(4, '0');
      const confirmationNumber = `COC-${today.replaceAll('-', '')}-${number}`;
      const arrivesBy = arrivesByMail(today);
      return { status: 202 as const, body: { confirmationNumber, arrivesBy } };
    }),
  ];
}

const noOther = 'Tell us about other insurance by phone.';

/** Null when the certificate can be ordered. */
function whyNoCertificate({ design, tier1 }: Contract): string | null {
  if (design.contractType !== 'Medical') return 'Only medical plans have this certificate.';
  return tier1 === 'ABM' ? 'Medicare sends proof of your coverage.' : null;
}

const settingOf = (reason: string | null) =>
  reason === null ? { allowed: true } : { allowed: false, reason };
