import { useRef } from 'react';

/**
 * Returns a runner of one task at a time: a task begun while another is running is dropped, also in the same browser
 * task, before React has rendered the disabled button.
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
