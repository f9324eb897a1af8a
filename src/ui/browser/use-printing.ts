import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed just now: lists then show all of their rows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const change = (next: boolean) => () => {
    isPrinting = next;
    // Synchronously: a Print button prints within its click, before React renders on its own.
    flushSync(listener);
  };
  const [begin, end] = [change(true), change(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
