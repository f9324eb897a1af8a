import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod/mini';
import { zCreateContactRequestBody } from '#generated/member/validators/zCreateContactRequestBody.ts';
import { zCreatePublicContactRequestBody } from '#generated/member/validators/zCreatePublicContactRequestBody.ts';
import { nextBusinessDay } from '../appeal-rules.ts';
import type { Mailboxes } from '../mailboxes.ts';
import { markupOf } from '../plain-text.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { Claims } from '../seed/claims/claims.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, publicOperation, type Operation } from './operation.ts';

type ContactRequest = z.infer<typeof zCreateContactRequestBody>;

/**
 * Questions to customer service are kept, and numbered in the order in which they came. A member's own are among the
 * messages they sent.
 */
export function contactOperations({
  database,
  rateLimits,
  mailboxes,
  world,
  claims,
}: {
  database: DatabaseSync;
  rateLimits: RateLimits;
  mailboxes: Pick<Mailboxes, 'deliver'>;
  world: World;
  claims: Claims;
}): readonly Operation[] {
  const insert = database.prepare(
    'INSERT INTO contact_request (user_name, request, received_at) VALUES (?, ?, ?)',
  );
  const receive = (userName: string | null, request: unknown) => {
    const now = new Date().toISOString();
    const { lastInsertRowid } = insert.run(userName, JSON.stringify(request), now);
    const day = now.slice(0, 10).replaceAll('-', '');
    const number = String(lastInsertRowid).padStart(4, '0');
    return { status: 201 as const, body: { confirmationNumber: `CR-${day}-${number}` } };
  };
  const keepAsSent = (
    user: User,
    { companyId, contractType, topic, claimNumber, comments }: ContactRequest,
  ): void => {
    const plans = world.membershipsOf(user);
    const [plan = plans[0]] = plans.filter(
      ({ contract }) =>
        contract.companyId === companyId && contract.design.contractType === contractType,
    );
    if (plan === undefined) return;
    const about = claims
      .of(plan.contract)
      .find(
        ({ claimNumber: number, member }) =>
          number === claimNumber && world.accessTo(user, member.memberId) !== undefined,
      );
    mailboxes.deliver({
      memberId: plan.member.memberId,
      subject: '',
      body: markupOf(comments),
      category: 'Customer service',
      status: 'read',
      relatedClaimId: about?.claimId ?? null,
      topic: topic === 'claims' || topic === 'benefits' ? topic : null,
      isFromMember: true,
      answerDueBy: topic === 'claims' ? nextBusinessDay(world.calendar.today) : null,
    });
  };
  return [
    memberOperation('createContactRequest', async (incoming, user) => {
      const request = await incoming.body(zCreateContactRequestBody);
      rateLimits.take('contact', [`account ${user.userName}`]);
      keepAsSent(user, request);
      return receive(user.userName, request);
    }),
    publicOperation('createPublicContactRequest', async (incoming) => {
      const request = await incoming.body(zCreatePublicContactRequestBody);
      rateLimits.take('contact', [`phone ${request.phone}`]);
      return receive(null, request);
    }),
  ];
}
