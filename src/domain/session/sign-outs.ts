import { idleEndMs } from './idle.ts';

/** The times when members last signed out in this browser, in epoch milliseconds, by their marks. */
export type SignOuts = Readonly<Record<string, number>>;

/**
 * Whether a member signed out after the last activity of one of their sessions, in epoch milliseconds. Ignores a time
 * in the future, which comes from a wrong clock.
 */
export function isSignedOutSince(
  { user, lastActivityAt }: { user: string; lastActivityAt: number },
  signOuts: SignOuts | null,
  now: number,
): boolean {
  const at = signOuts?.[markOf(user)];
  return at !== undefined && at <= now && at > lastActivityAt;
}

/**
 * Returns the sign-outs with one more. Those older than a session may be idle are left out: such a session is over
 * anyway.
 */
export function withSignOut(signOuts: SignOuts | null, user: string, now: number): SignOuts {
  const recent = Object.entries(signOuts ?? {}).filter(
    ([, at]) => at <= now && now - at < idleEndMs,
  );
  return { ...Object.fromEntries(recent), [markOf(user)]: now };
}

/** Whether a stored value has the shape that is written here. */
export const areSignOuts = (value: unknown): value is SignOuts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((at) => typeof at === 'number');

/**
 * Returns one of 4,096 marks for a user: it distinguishes the few members of one browser, and identifies no person,
 * because of a million members each shares theirs with 244 (FNV-1a, folded to 12 bits). If two members have the same
 * mark, one more is signed out.
 */
function markOf(user: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(user)) {
    sum = Math.imul(sum ^ byte, 0x01000193);
  }
  return ((sum ^ (sum >>> 12) ^ (sum >>> 24)) & 0xfff).toString(16);
}

/** Whether a session ended because the member wanted it: there is nothing to come back to. */
export const isOwnWish = (why: string | null): boolean =>
  why === 'signed-out' || why === 'signed-out-elsewhere' || why === 'account-deleted';
