import type { DatabaseSync } from 'node:sqlite';
import {
  zCreateContactRequestBody,
  zCreatePublicContactRequestBody,
} from '#generated/member/zod.gen.ts';
import { memberOperation, publicOperation, type Operation } from './operation.ts';

/** Questions to customer service are kept, and numbered in the order in which they came. */
export function contactOperations(database: DatabaseSync): readonly Operation[] {
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
    memberOperation('createContactRequest', async (incoming, user) =>
      receive(user.userName, await incoming.body(zCreateContactRequestBody)),
    ),
    publicOperation('createPublicContactRequest', async (incoming) =>
      receive(null, await incoming.body(zCreatePublicContactRequestBody)),
    ),
  ];
}
