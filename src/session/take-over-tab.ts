import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { fingerprintOf } from './fingerprint.ts';

/**
 * Takes over the tab for a user who has signed in: the address and drafts that the last session of the tab left to come
 * back to are dropped when it was another member's. An address that was opened while the tab belonged to no member is
 * open to all.
 * @param member subject of the access token
 */
export async function takeOverTab(storage: BrowserStorage, member: string): Promise<void> {
  if (await isTabOfAnother(storage, member)) {
    storage.remove(storageKeys.deepLink);
    storage.remove(storageKeys.deepLinkMessage);
    storage.remove(storageKeys.drafts);
  }
  const salt = crypto.randomUUID();
  storage.write(storageKeys.tabOf, { salt, mark: await markOf(member, salt) });
}

/** Whether the last session of the tab was another member's. */
export async function isTabOfAnother(storage: BrowserStorage, member: string): Promise<boolean> {
  const last = storage.read(storageKeys.tabOf);
  return last !== null && last.mark !== (await markOf(member, last.salt));
}

const markOf = (member: string, salt: string) => fingerprintOf(`${salt} ${member}`);

/** Removes everything that belongs to the member who signs out. */
export function clearTraces(storage: BrowserStorage): void {
  storage.remove(storageKeys.drafts);
  storage.remove(storageKeys.tabOf);
}
