import { storageKeys, type StorageArea, type StorageKey } from './storage-keys.ts';

/** Typed access to what the browser keeps. Never throws: a blocked or full area is replaced by memory. */
export interface BrowserStorage {
  read: <T>(key: StorageKey<T>) => T | null;
  write: <T>(key: StorageKey<T>, value: T) => void;
  remove: (key: StorageKey<unknown>) => void;
  /** Empties the session area of everything but what survives sign-out. */
  clearAfterSignOut: () => void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] };

export function createBrowserStorage(areas: Record<StorageArea, () => Storage>): BrowserStorage {
  const open = {
    session: withMemory(areas.session),
    local: withMemory(areas.local),
  } satisfies Record<StorageArea, Area>;

  const storage: BrowserStorage = {
    read(key) {
      const text = open[key.area].getItem(key.name);
      if (text === null) return null;
      // The sign-in's keys (product rule 3.1) hold plain text, even where it looks like JSON. Plain text comes first,
      // because tokens are read at every call and are not JSON.
      const plain = key.codec.safeParse(text);
      if (plain.success) return plain.data;
      const parsed = key.codec.safeParse(fromText(text));
      if (parsed.success) return parsed.data;
      storage.remove(key);
      return null;
    },
    write(key, value) {
      open[key.area].setItem(key.name, typeof value === 'string' ? value : JSON.stringify(value));
    },
    remove(key) {
      open[key.area].removeItem(key.name);
    },
    clearAfterSignOut() {
      const spared = new Set(
        Object.values(storageKeys).flatMap((key) => (key.survivesSignOut ? [key.name] : [])),
      );
      for (const name of open.session.keys()) {
        if (!spared.has(name)) open.session.removeItem(name);
      }
    },
  };
  return storage;
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Wraps an area with memory. Reading prefers memory, so that a value that could not be written is still read. */
function withMemory(area: () => Storage): Area {
  const memory = new Map<string, string | null>();
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(area());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    setItem(name, value) {
      const written = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      if (written) memory.delete(name);
      else memory.set(name, value);
    },
    removeItem(name) {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}
