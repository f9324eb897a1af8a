/** Creates a new `Storage` in memory. */
export function memoryStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  const storage: Storage = {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (name) => map.get(name) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (name) => map.delete(name),
    setItem: (name, value) => map.set(name, value),
  };
  // The portal lists a storage's keys as the browser does: as properties.
  return new Proxy(storage, {
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && map.has(name)
        ? { value: map.get(name), enumerable: true, configurable: true }
        : undefined,
  });
}
