import { useEffect } from 'react';

/** Keeps the screen from going dark. Browsers that can't, or won't on a low battery, change nothing. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release()).catch(() => {});
  }, []);
}
