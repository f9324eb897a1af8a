import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys, type DisplayChoices } from '#src/storage/storage-keys.ts';

/** The member's display choices for lists and charts, kept in the browser (product rule 3.6). */
export interface DisplayChoicesStore {
  get: () => DisplayChoices;
  /** Saves these choices beside those made before. */
  save: (changes: DisplayChoices) => void;
}

export function createDisplayChoices(storage: BrowserStorage): DisplayChoicesStore {
  const get = () => storage.read(storageKeys.displayChoices) ?? {};
  return {
    get,
    save(changes) {
      storage.write(storageKeys.displayChoices, { ...get(), ...changes });
    },
  };
}
