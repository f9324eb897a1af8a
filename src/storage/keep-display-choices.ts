import type { BrowserStorage } from './browser-storage.ts';
import { storageKeys, type DisplayChoices } from './storage-keys.ts';

/** Saves how the member wants lists or charts shown, beside what was chosen before. */
export function keepDisplayChoices(storage: BrowserStorage, changes: DisplayChoices): void {
  storage.write(storageKeys.displayChoices, {
    ...storage.read(storageKeys.displayChoices),
    ...changes,
  });
}
