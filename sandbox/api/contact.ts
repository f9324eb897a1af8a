import type { DatabaseSync } from 'node:sqlite';
import { zCreateContactRequestBody } from '#generated/member/validators/zCreateContactRequestBody.ts';
import { zCreatePublicContactRequestBody } from '#generated/member/validators/zCreatePublicContactRequestBody.ts';
import type { RateLimits } from '../rate-limits.ts';
import { memberOperation, publicOperation, type Operation } from './operation.ts';

/** Questions to customer service are kept, and numbered in the order in which they came. */
export function contactOperations(
  database: DatabaseSync,
  rateLimits: RateLimits,
): readonly Operation[] {
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
  return [
    memberOperation('createContactRequest', async (incoming, user) => {
      const request = await incoming.body(zCreateContactRequestBody);
      rateLimits.take('contact', [`account ${user.userName}`]);
      return receive(user.userName, request);
    }),
    publicOperation('createPublicContactRequest', async (incoming) => {
      const request = await incoming.body(zCreatePublicContactRequestBody);
      rateLimits.take('contact', [`phone ${request.phone}`]);
      return receive(null, request);
    }),
  ];
}
