import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { invalid } from './api/refusal.ts';
import type { SignedIn } from './api/bearer.ts';
import type { Accounts } from './identity/accounts.ts';
import type { RateLimits } from './rate-limits.ts';

const proofMs = 5 * 60_000;

export type Reauthentication = ReturnType<typeof createReauthentication>;

/**
 * Proofs that a signed-in member has just entered the current password. A stolen access token or an unattended page has
 * no proof, so it can't change the account's security.
 *
 * @param now epoch milliseconds
 */
export function createReauthentication(
  parts: { database: DatabaseSync; accounts: Accounts; rateLimits: RateLimits },
  now: () => number = Date.now,
) {
  const { database, accounts, rateLimits } = parts;
  const add = database.prepare('INSERT INTO reauthentication_proof VALUES (?, ?, ?, ?)');
  const find = database.prepare('SELECT * FROM reauthentication_proof WHERE proof_hash = ?');
  const remove = database.prepare('DELETE FROM reauthentication_proof WHERE proof_hash = ?');
  const removeAll = database.prepare('DELETE FROM reauthentication_proof WHERE user_name = ?');
  const sweep = database.prepare('DELETE FROM reauthentication_proof WHERE expires_at <= ?');

  const checkPassword = ({ user }: SignedIn, password: string): void =>
    rateLimits.guess('currentPassword', [`account ${user.userName}`], () => {
      if (accounts.hasPassword(user.userName, password)) return;
      throw rejected('CHP-0010', 'This is not your current password.');
    });

  return {
    /** @throws {Refusal} 422, and 429 after too many wrong ones */
    checkPassword,

    /** Returns a proof for one change in this sign-in. @throws {Refusal} 422, and 429 */
    begin(signedIn: SignedIn, password: string): { proof: string; expiresAt: string } {
      checkPassword(signedIn, password);
      const proof = randomBytes(32).toString('base64url');
      const expiresAt = now() + proofMs;
      add.run(hashOf(proof), signedIn.user.userName, signedIn.grantId, expiresAt);
      return { proof, expiresAt: new Date(expiresAt).toISOString() };
    },

    /** Uses a proof up. @throws {Refusal} 422 unless it holds for this user and this sign-in */
    confirm({ user, grantId }: SignedIn, proof = ''): void {
      sweep.run(now());
      const row = find.get(hashOf(proof));
      if (row?.['user_name'] !== user.userName || row['grant_id'] !== grantId) {
        throw rejected('CHP-0001', 'Enter your current password.');
      }
      remove.run(hashOf(proof));
    },

    /** Ends a user's proofs. */
    end: (userName: string): void => void removeAll.run(userName),
  };
}

const hashOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');

const rejected = (code: string, message: string) =>
  invalid([{ field: 'currentPassword', code, message }]);
