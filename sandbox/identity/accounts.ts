import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Grants } from './grants.ts';

/** The third failed sign-in locks the account (product rule 4.8). */
const failuresUntilLocked = 3;

/** Far below what a real provider needs: nine demo passwords are hashed at each first start. */
const scrypt = { N: 1024 };

export type SignInAttempt =
  | { kind: 'accepted'; userName: string }
  | { kind: 'refused'; failures: number }
  | { kind: 'locked' };

export type Accounts = ReturnType<typeof createAccounts>;

/**
 * Passwords and locks. An unknown user name is counted and locked exactly like a known one, so that no response reveals
 * which names exist.
 */
export function createAccounts(database: DatabaseSync, grants: Grants) {
  const statements = {
    hash: database.prepare('SELECT password_hash FROM account WHERE user_name = ?'),
    save: database.prepare(
      'INSERT OR REPLACE INTO account (user_name, password_hash) VALUES (?, ?)',
    ),
    remove: database.prepare('DELETE FROM account WHERE user_name = ?'),
    failures: database.prepare('SELECT failures FROM failed_sign_in WHERE user_name = ?'),
    fail: database.prepare(
      `INSERT INTO failed_sign_in (user_name, failures) VALUES (?, 1)
       ON CONFLICT (user_name) DO UPDATE SET failures = failures + 1`,
    ),
    forgive: database.prepare('DELETE FROM failed_sign_in WHERE user_name = ?'),
    forgiveAll: database.prepare('DELETE FROM failed_sign_in'),
    locked: database.prepare(
      'SELECT user_name FROM failed_sign_in WHERE failures >= ? ORDER BY user_name',
    ),
  };

  const failuresOf = (userName: string): number =>
    Number(statements.failures.get(userName)?.['failures'] ?? 0);
  const isLocked = (userName: string): boolean => failuresOf(userName) >= failuresUntilLocked;
  const hashOf = (userName: string): string | undefined => {
    const row = statements.hash.get(userName);
    return row === undefined ? undefined : String(row['password_hash']);
  };

  return {
    signIn(typedName: string, password: string): SignInAttempt {
      const userName = normalise(typedName);
      if (isLocked(userName)) return { kind: 'locked' };
      if (matches(password, hashOf(userName))) {
        statements.forgive.run(userName);
        return { kind: 'accepted', userName };
      }
      statements.fail.run(userName);
      const failures = failuresOf(userName);
      return failures >= failuresUntilLocked ? { kind: 'locked' } : { kind: 'refused', failures };
    },

    /** The demo buttons skip the password, never the lock. */
    signInWithoutPassword(userName: string): SignInAttempt {
      if (isLocked(userName)) return { kind: 'locked' };
      if (hashOf(userName) === undefined) return { kind: 'refused', failures: 0 };
      statements.forgive.run(userName);
      return { kind: 'accepted', userName };
    },

    savePassword(userName: string, password: string): void {
      statements.save.run(userName, hashPassword(password));
    },

    /**
     * Signs the user out everywhere but in the session of the change: another person may have known the old password.
     */
    changePassword(userName: string, password: string, grantId: string): void {
      statements.save.run(userName, hashPassword(password));
      grants.endOthers(userName, grantId);
    },

    /** Unlocks the account, and signs its user out everywhere: another person may have known the old password. */
    resetPassword(userName: string, password: string): void {
      statements.save.run(userName, hashPassword(password));
      statements.forgive.run(userName);
      grants.end(userName);
    },

    /** Whether the password is right, without counting an attempt. */
    hasPassword: (userName: string, password: string): boolean =>
      matches(password, hashOf(normalise(userName))),

    /** Upper and lower case are the same name. */
    exists: (userName: string): boolean => hashOf(normalise(userName)) !== undefined,

    /** A new account; answers its user name. Failed attempts from before it existed do not count. */
    create(typedName: string, password: string): string {
      const userName = normalise(typedName);
      statements.save.run(userName, hashPassword(password));
      statements.forgive.run(userName);
      return userName;
    },

    /** Signs the user out everywhere, too. */
    remove(userName: string): void {
      statements.remove.run(userName);
      grants.end(userName);
    },

    lockedNames: (): string[] =>
      statements.locked.all(failuresUntilLocked).map((row) => String(row['user_name'])),

    /** Unlocks one account, or all of them. */
    unlock(userName?: string): void {
      if (userName === undefined) statements.forgiveAll.run();
      else statements.forgive.run(normalise(userName));
    },
  };
}

function normalise(typedName: string): string {
  return typedName.trim().toLowerCase().slice(0, 100);
}

function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('base64url');
  return `${salt}.${scryptSync(composed(password), salt, 32, scrypt).toString('base64url')}`;
}

function matches(password: string, stored: string | undefined): boolean {
  const [salt = 'nobody', hash = ''] = stored?.split('.') ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const actual = scryptSync(composed(password), salt, 32, scrypt);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** é is the same character whichever way a keyboard writes it. */
function composed(password: string): string {
  return password.normalize('NFC');
}
