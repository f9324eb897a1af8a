import type { DatabaseSync } from 'node:sqlite';
import { zOrderCertificateBody } from '#generated/member/validators/zOrderCertificateBody.ts';
import { zOrderCertificatePath } from '#generated/member/validators/zOrderCertificatePath.ts';
import type { AccountNotices } from '../account-notices.ts';
import { arrivesByMail } from '../appeal-rules.ts';
import type { MemberSettingsStore } from '../member-settings.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { membershipActing } from './member-settings.ts';
import { memberOperation, type Operation } from './operation.ts';
import { Refusal } from './refusal.ts';

/** Orders of the certificate of creditable coverage. */
export function certificateOperations(parts: {
  database: DatabaseSync;
  settings: MemberSettingsStore;
  world: World;
  rateLimits: RateLimits;
  notices: AccountNotices;
}): readonly Operation[] {
  const { settings, world, rateLimits, notices } = parts;
  const insert = parts.database.prepare('INSERT INTO certificate_order (member_id) VALUES (?)');
  return [
    memberOperation('orderCertificate', async (incoming, user) => {
      const { userId, memberId } = incoming.path(zOrderCertificatePath);
      ownOnly(userId, user);
      await incoming.body(zOrderCertificateBody);
      const membership = membershipActing(world, user, memberId);
      const { allowed, reason } = settings.read(membership, memberId).creditableCoverage;
      if (!allowed) {
        throw new Refusal(422, {
          title: 'Unprocessable Content',
          code: 'COC-0001',
          detail: reason ?? '',
        });
      }
      rateLimits.take('certificate', [`member ${memberId}`]);
      const { lastInsertRowid } = insert.run(memberId);
      const whose = world.personOf(memberId)?.firstName ?? 'A member';
      notices.tellOfCertificate(user, whose);
      const { today } = world.calendar;
      const number = String(lastInsertRowid).padStart(4, '0');
      const confirmationNumber = `COC-${today.replaceAll('-', '')}-${number}`;
      return {
        status: 202 as const,
        body: { confirmationNumber, arrivesBy: arrivesByMail(today) },
      };
    }),
  ];
}
