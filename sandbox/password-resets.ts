import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { attemptsAllowed, passcodeLifetimeMs } from './passcodes.ts';

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** The resets that a right passcode allows. */
export function createPasswordResets(database: DatabaseSync) {
  const statements = {
    allow: database.prepare(
      'INSERT INTO password_reset (reset_token, user_name, attempts, expires_at) VALUES (?, ?, ?, ?)',
    ),
    allowed: database.prepare(
      'SELECT user_name, attempts FROM password_reset WHERE reset_token = ? AND expires_at > ?',
    ),
    failReset: database.prepare(
      'UPDATE password_reset SET attempts = attempts - 1 WHERE reset_token = ?',
    ),
    endOf: database.prepare('DELETE FROM password_reset WHERE user_name = ?'),
  };

  return {
    /** Returns the token that authorizes the reset. */
    allow(userName: string): string {
      const resetToken = randomUUID();
      statements.allow.run(resetToken, userName, attemptsAllowed, Date.now() + passcodeLifetimeMs);
      return resetToken;
    },

    /** Returns the user whose password a token may reset; undefined when it never could, or no longer can. */
    userNameOf(resetToken: string): string | undefined {
      const row = statements.allowed.get(resetToken, Date.now());
      return row !== undefined && Number(row['attempts']) > 0
        ? String(row['user_name'])
        : undefined;
    },

    /** The answers were wrong; a few times are forgiven. */
    answeredWrong: (resetToken: string): void => void statements.failReset.run(resetToken),

    /** Ends all of a user's resets. */
    endOf: (userName: string): void => void statements.endOf.run(userName),
  };
}
