import { isSignedOutSince } from '#src/domain/idle.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** Leaves word for tabs that are at another site now: they cannot be told that the member has signed out. */
export function tellLater(storage: BrowserStorage, now: number): void {
  storage.write(storageKeys.signedOutAt, now);
}

/**
 * To be asked when a page begins: whether its member signed out while its tab was elsewhere. Then
 * nothing of the session is left in the tab.
 */
export function forgetSignedOut(
  storage: BrowserStorage,
  lastActivityAt: number,
  now: number,
): boolean {
  const isOver = isSignedOutSince(lastActivityAt, storage.read(storageKeys.signedOutAt), now);
  if (isOver) {
    storage.remove(storageKeys.drafts);
    storage.clearAfterSignOut();
  }
  return isOver;
}
