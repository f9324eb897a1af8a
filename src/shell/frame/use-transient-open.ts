import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type SetStateAction } from 'react';

interface OpenHere<What> {
  /** The open panel; null when all are closed. */
  open: What | null;
  setOpen: (next: SetStateAction<What | null>) => void;
  /** A key for the panel. A panel that a navigation closed remounts, and does not move the focus. */
  round: number;
}

/**
 * Returns the open panel of the frame around the screens. It closes on any navigation to another screen. A navigation
 * without an open panel renders nothing.
 */
export function useTransientOpen<What extends string>(): OpenHere<What> {
  const router = useRouter();
  const [state, setState] = useState<{ open: What | null; round: number }>({
    open: null,
    round: 0,
  });
  const setOpen = useCallback(
    (next: SetStateAction<What | null>) =>
      setState(({ open, round }) => ({
        open: typeof next === 'function' ? next(open) : next,
        round,
      })),
    [],
  );
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (!pathChanged) return;
        setState((now) => (now.open === null ? now : { open: null, round: now.round + 1 }));
      }),
    [router],
  );
  return { ...state, setOpen };
}
