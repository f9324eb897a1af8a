import { isSignedOutSince, withSignOut } from '#src/domain/session/sign-outs.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/**
 * Records a sign-out for tabs that are at another site now: they cannot receive a message that the member has signed
 * out.
 */
export function recordSignOut(storage: BrowserStorage, user: string, now: number): void {
  const { signedOutAt } = storageKeys;
  storage.write(signedOutAt, withSignOut(storage.read(signedOutAt), user, now));
}

/**
 * Whether the page's member signed out while its tab was elsewhere; to be called when a page begins, or comes back.
 * Both times in epoch milliseconds.
 */
export const wasSignedOutElsewhere = (
  storage: BrowserStorage,
  session: { user: string; lastActivityAt: number },
  now: number,
): boolean => isSignedOutSince(session, storage.read(storageKeys.signedOutAt), now);
