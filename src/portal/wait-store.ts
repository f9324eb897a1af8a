/** What the portal is doing that the member has to wait for; the loading overlay shows it. */
export interface WaitStore {
  /** In words, null when there is nothing to wait for. */
  current: () => string | null;
  /** Shows the overlay until the answered function is called. */
  begin: (words: string) => () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createWaitStore(): WaitStore {
  const listeners = new Set<() => void>();
  /** Latest last; of several at once the latest is shown. */
  let waits: { words: string }[] = [];

  const become = (next: typeof waits) => {
    waits = next;
    for (const listener of listeners) listener();
  };

  return {
    current: () => waits.at(-1)?.words ?? null,
    begin(words) {
      const wait = { words };
      become([...waits, wait]);
      return () => become(waits.filter((other) => other !== wait));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
