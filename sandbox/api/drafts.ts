import { createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { zGetDraftKeyPath } from '#generated/member/validators/zGetDraftKeyPath.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';

/**
 * Each account's key is derived from one secret of the sandbox, so that a restart makes no draft unreadable. A user
 * name may pass to another person: the creation time identifies the account, too.
 */
export function draftOperations(database: DatabaseSync): readonly Operation[] {
  const secret = loadSecret(database);
  const made = database.prepare('SELECT registered_at FROM registration WHERE user_name = ?');
  const accountOf = (userName: string): string =>
    JSON.stringify([userName, made.get(userName)?.['registered_at'] ?? null]);
  return [
    memberOperation('getDraftKey', (incoming, user) => {
      ownOnly(incoming.path(zGetDraftKeyPath).userId, user);
      return ok({
        key: createHmac('sha256', secret).update(accountOf(user.userName)).digest('base64url'),
      });
    }),
  ];
}

function loadSecret(database: DatabaseSync): string {
  const row = database.prepare(`SELECT value FROM secret WHERE name = 'drafts'`).get();
  if (row !== undefined) return String(row['value']);
  const made = randomBytes(32).toString('base64url');
  database.prepare(`INSERT INTO secret (name, value) VALUES ('drafts', ?)`).run(made);
  return made;
}
