import { useRef } from 'react';

/**
 * Does one thing at a time: what is begun while something is under way is left out, also in the same task,
 * when React has drawn no button that says so.
 */
export function useOneAtATime(): (task: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (task) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await task();
    } finally {
      isUnderWay.current = false;
    }
  };
}
