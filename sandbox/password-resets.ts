import { randomInt, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** How long a passcode, and then the reset it allows, hold. */
const lifetimeMs = 10 * 60_000;
const attemptsAllowed = 3;

export type PasscodeOutcome =
  | { result: 'accepted'; attemptsRemaining: number; userName: string; resetToken: string }
  | { result: 'invalid' | 'exceeded'; attemptsRemaining: number }
  | { result: 'expired' };

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/**
 * One-time passcodes and the resets they allow. A passcode for nobody is kept and counted like any other,
 * so that no answer tells which accounts exist.
 */
export function createPasswordResets(database: DatabaseSync) {
  const statements = {
    add: database.prepare(
      `INSERT INTO passcode (passcode_id, asked_for, user_name, passcode, attempts, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    find: database.prepare(
      'SELECT user_name, passcode, attempts FROM passcode WHERE passcode_id = ? AND expires_at > ?',
    ),
    fail: database.prepare('UPDATE passcode SET attempts = attempts - 1 WHERE passcode_id = ?'),
    drop: database.prepare('DELETE FROM passcode WHERE passcode_id = ?'),
    dropOthers: database.prepare('DELETE FROM passcode WHERE asked_for = ?'),
    expire: database.prepare('UPDATE passcode SET expires_at = 0 WHERE user_name = ?'),
    allow: database.prepare(
      'INSERT INTO password_reset (reset_token, user_name, attempts, expires_at) VALUES (?, ?, ?, ?)',
    ),
    allowed: database.prepare(
      'SELECT user_name, attempts FROM password_reset WHERE reset_token = ? AND expires_at > ?',
    ),
    failReset: database.prepare(
      'UPDATE password_reset SET attempts = attempts - 1 WHERE reset_token = ?',
    ),
    end: database.prepare('DELETE FROM password_reset WHERE reset_token = ?'),
  };
  const expiry = () => Date.now() + lifetimeMs;

  return {
    /**
     * @param askedFor what was typed, for somebody or nobody: a new passcode ends those before it
     * @param userName null for nobody: then the passcode is never right
     */
    begin(
      askedFor: string,
      userName: string | null,
    ): { passcodeId: string; passcode: string; expiresAt: string } {
      const passcodeId = randomUUID();
      const passcode = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = expiry();
      statements.dropOthers.run(askedFor);
      statements.add.run(passcodeId, askedFor, userName, passcode, attemptsAllowed, expiresAt);
      return { passcodeId, passcode, expiresAt: new Date(expiresAt).toISOString() };
    },

    check(passcodeId: string, typed: string): PasscodeOutcome {
      const row = statements.find.get(passcodeId, Date.now());
      if (row === undefined) return { result: 'expired' };
      const attempts = Number(row['attempts']);
      if (attempts <= 0) return { result: 'exceeded', attemptsRemaining: 0 };
      const userName = row['user_name'];
      if (typeof userName === 'string' && row['passcode'] === typed) {
        const resetToken = randomUUID();
        statements.drop.run(passcodeId);
        statements.allow.run(resetToken, userName, attemptsAllowed, expiry());
        return { result: 'accepted', attemptsRemaining: attempts, userName, resetToken };
      }
      statements.fail.run(passcodeId);
      return attempts > 1
        ? { result: 'invalid', attemptsRemaining: attempts - 1 }
        : { result: 'exceeded', attemptsRemaining: 0 };
    },

    /** Whose password may be reset with this; undefined when it never could, or no longer can. */
    userNameOf(resetToken: string): string | undefined {
      const row = statements.allowed.get(resetToken, Date.now());
      return row !== undefined && Number(row['attempts']) > 0
        ? String(row['user_name'])
        : undefined;
    },

    /** The answers were wrong; a few times are forgiven. */
    answeredWrong: (resetToken: string): void => void statements.failReset.run(resetToken),

    end: (resetToken: string): void => void statements.end.run(resetToken),

    /** Ends the time of a user's passcodes. */
    expire: (userName: string): void => void statements.expire.run(userName),
  };
}
