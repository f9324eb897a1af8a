import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';

/** Work in progress that the member has to wait for; the loading overlay shows it. */
export interface WaitStore {
  /** The text of the overlay, null when there is nothing to wait for. */
  words: ReadonlyAtom<string | null>;
  /** Shows the overlay until the returned function is called. */
  begin: (words: string) => () => void;
}

export function createWaitStore(): WaitStore {
  /** Latest last; of several at once the latest is shown. */
  const waits = createAtom<readonly { words: string }[]>([]);
  return {
    words: createAtom(() => waits.get().at(-1)?.words ?? null),
    begin(words) {
      const wait = { words };
      waits.set([...waits.get(), wait]);
      return () => waits.set(waits.get().filter((other) => other !== wait));
    },
  };
}
