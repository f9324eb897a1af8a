import { randomInt, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { plain } from './plain-text.ts';
import type { LimitKey, RateLimits } from './rate-limits.ts';

/** The lifetime of a passcode, and then of the reset it allows. */
export const passcodeLifetimeMs = 10 * 60_000;
/** The number of attempts at a passcode, and then at the answers of the reset it allows. */
export const attemptsAllowed = 3;

export type PasscodeOutcome =
  | { result: 'accepted'; attemptsRemaining: number; userName: string }
  | { result: 'invalid' | 'exceeded'; attemptsRemaining: number }
  | { result: 'expired' };

export type Passcodes = ReturnType<typeof createPasscodes>;

type PasscodeRequest = { askedFor: string; account: string; userName: string | null };

const keysOf = (account: string): LimitKey[] => [`account ${plain(account)}`];

/**
 * One-time passcodes, for resetting a password and for signing in. A passcode for an unknown user is kept and counted
 * like any other, so that no response reveals which accounts exist. Wrong guesses and unused passcodes count by
 * account, no matter how and how often they are requested.
 */
export function createPasscodes(database: DatabaseSync, rateLimits: RateLimits) {
  const statements = {
    add: database.prepare(
      `INSERT INTO passcode (passcode_id, asked_for, account, user_name, passcode, attempts, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    find: database.prepare(
      'SELECT account, user_name, passcode, attempts FROM passcode WHERE passcode_id = ? AND expires_at > ?',
    ),
    fail: database.prepare('UPDATE passcode SET attempts = attempts - 1 WHERE passcode_id = ?'),
    drop: database.prepare('DELETE FROM passcode WHERE passcode_id = ?'),
    dropOthers: database.prepare('DELETE FROM passcode WHERE asked_for = ?'),
    expire: database.prepare('UPDATE passcode SET expires_at = 0 WHERE user_name = ?'),
  };

  const judge = (
    passcodeId: string,
    row: Record<string, unknown>,
    typed: string,
  ): PasscodeOutcome => {
    const attempts = Number(row['attempts']);
    if (attempts <= 0) return { result: 'exceeded', attemptsRemaining: 0 };
    const userName = row['user_name'];
    if (typeof userName === 'string' && row['passcode'] === typed) {
      statements.drop.run(passcodeId);
      return { result: 'accepted', attemptsRemaining: attempts, userName };
    }
    statements.fail.run(passcodeId);
    return attempts > 1
      ? { result: 'invalid', attemptsRemaining: attempts - 1 }
      : { result: 'exceeded', attemptsRemaining: 0 };
  };

  return {
    /**
     * @param options.askedFor the typed text, of a known user or not: a new passcode ends those before it
     * @param options.account the user name that was typed; passcodes sent and guesses are counted by it
     * @param options.userName null for an unknown user: then the passcode is never right
     * @throws {Refusal} 429 when too many were sent or guessed at
     */
    begin({ askedFor, account, userName }: PasscodeRequest): {
      passcodeId: string;
      passcode: string;
      expiresAt: string;
    } {
      rateLimits.check('passcode', keysOf(account));
      rateLimits.take('passcodeSent', keysOf(account));
      const passcodeId = randomUUID();
      const passcode = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = Date.now() + passcodeLifetimeMs;
      statements.dropOthers.run(askedFor);
      statements.add.run(
        ...[passcodeId, askedFor, account, userName, passcode, attemptsAllowed, expiresAt],
      );
      return { passcodeId, passcode, expiresAt: new Date(expiresAt).toISOString() };
    },

    /** One that is right is over with that. @throws {Refusal} 429 when too many were guessed at */
    check(passcodeId: string, typed: string): PasscodeOutcome {
      const row = statements.find.get(passcodeId, Date.now());
      if (row === undefined) return { result: 'expired' };
      const keys = keysOf(String(row['account']));
      const outcome = rateLimits.guess(
        'passcode',
        keys,
        () => judge(passcodeId, row, typed),
        ({ result }) => result !== 'accepted',
      );
      if (outcome.result === 'accepted') rateLimits.giveBack('passcodeSent', keys);
      return outcome;
    },

    /** Ends the time of a user's passcodes. */
    expire: (userName: string): void => void statements.expire.run(userName),
  };
}

/** Returns the text of a passcode's letter. */
export const passcodeLetter = (passcode: string): string =>
  `Your passcode is ${passcode}. We never ask for it.`;
