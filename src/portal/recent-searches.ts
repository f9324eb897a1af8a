import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';

const kept = 5;

/** The member's last searches over everything, newest first. In memory only: what is looked for tells of care. */
export interface RecentSearchesStore {
  list: ReadonlyAtom<readonly string[]>;
  add: (typed: string) => void;
  clear: () => void;
}

export function createRecentSearches(): RecentSearchesStore {
  const list = createAtom<readonly string[]>([]);
  return {
    list,
    add(typed) {
      const text = typed.trim();
      if (text === '') return;
      const others = list.get().filter((one) => one.toLowerCase() !== text.toLowerCase());
      list.set([text, ...others].slice(0, kept));
    },
    clear: () => list.set([]),
  };
}
