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
    // At once: a Print button prints within its click, before anything is rendered by itself.
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
