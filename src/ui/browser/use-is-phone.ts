import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '#src/ui/theme/breakpoints.ts';

/** Returns whether the window is narrower than a breakpoint. Where style sheets can decide, they should. */
export function useIsNarrower(than: keyof typeof breakpoints): boolean {
  const query = `(width < ${breakpoints[than]}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Returns whether the window is as narrow as a phone's. Where style sheets can decide, they should. */
export const useIsPhone = (): boolean => useIsNarrower('sm');
