import { randomInt } from 'node:crypto';

/** How long a passcode holds. */
const lifetimeMs = 10 * 60_000;
const attemptsAllowed = 3;

export type PasscodeCheck =
  | { kind: 'right'; userName: string }
  | { kind: 'wrong'; userName: string; attemptsLeft: number }
  /** There is none, it is too old, or too many others were tried: the sign-in starts over. */
  | { kind: 'over' };

/**
 * The second question of a sign-in, by the sign-in. Kept in memory alone: whom a restart interrupts signs in
 * again.
 */
export function createSignInPasscodes(now: () => number = Date.now) {
  const asked = new Map<
    string,
    { userName: string; passcode: string; attemptsLeft: number; expiresAt: number }
  >();
  return {
    /** Answers the passcode to send. */
    begin(uid: string, userName: string): string {
      for (const [old, { expiresAt }] of asked) if (expiresAt <= now()) asked.delete(old);
      const passcode = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = now() + lifetimeMs;
      asked.set(uid, { userName, passcode, attemptsLeft: attemptsAllowed, expiresAt });
      return passcode;
    },

    check(uid: string, typed: string): PasscodeCheck {
      const one = asked.get(uid);
      if (one === undefined || one.expiresAt <= now()) return { kind: 'over' };
      const { userName, passcode } = one;
      if (typed.replaceAll(/\s/g, '') === passcode) {
        asked.delete(uid);
        return { kind: 'right', userName };
      }
      one.attemptsLeft -= 1;
      if (one.attemptsLeft > 0) return { kind: 'wrong', userName, attemptsLeft: one.attemptsLeft };
      asked.delete(uid);
      return { kind: 'over' };
    },
  };
}
