import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';

/** Whether the portal has to be reloaded: a part of it is no longer where this page looks for it. */
export interface ReloadStore {
  isDue: ReadonlyAtom<boolean>;
  ask: () => void;
  /** A navigation begins; `from` is undefined for the first one of a page. */
  navigates: (from: { href: string } | undefined) => void;
  /**
   * Records that the code of the screen at `href` is gone. Returns the address that the member came from; undefined
   * without one.
   */
  misses: (href: string) => string | undefined;
  /** Returns the address of the screen that the member wanted and could not get; null when they went on elsewhere. */
  wanted: () => string | null;
}

export function createReloadStore(): ReloadStore {
  const isDue = createAtom(false);
  let cameFrom: string | undefined;
  let wanted: string | null = null;
  return {
    isDue,
    ask: () => isDue.set(true),
    navigates(from) {
      // Going back to where the member stays is no new wish.
      if (from?.href === wanted) return;
      cameFrom = from?.href;
      wanted = null;
    },
    misses(href) {
      wanted = href;
      return cameFrom;
    },
    wanted: () => wanted,
  };
}
