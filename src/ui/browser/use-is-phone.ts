import { useSyncExternalStore } from 'react';
import { breakpoints } from '#src/ui/theme/breakpoints.ts';

const query = `(width < ${breakpoints.sm}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether the window is as narrow as a phone's. Where style sheets can decide, they should. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
