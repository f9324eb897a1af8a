import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';

/** Whether the portal has to be loaded anew: a part of it is no longer where this page looks for it. */
export interface ReloadStore {
  isDue: ReadonlyAtom<boolean>;
  ask: () => void;
}

export function createReloadStore(): ReloadStore {
  const isDue = createAtom(false);
  return { isDue, ask: () => isDue.set(true) };
}
