/** Whether the portal has to be loaded anew: a part of it is no longer where this page looks for it. */
export interface ReloadStore {
  isDue: () => boolean;
  ask: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createReloadStore(): ReloadStore {
  const listeners = new Set<() => void>();
  let due = false;
  return {
    isDue: () => due,
    ask() {
      due = true;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
