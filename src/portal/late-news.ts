import type { RouterHistory } from '@tanstack/react-router';

let isLate = false;
let untold: (() => void)[] = [];

/** Defers what a history's listeners learn of a change by `tellLate` until the screen has been painted. */
export function hearLate(history: RouterHistory): void {
  const { subscribe } = history;
  history.subscribe = (listener) =>
    subscribe((news) => {
      if (isLate) {
        untold.push(() => listener(news));
        return;
      }
      // A listener that learns of the next address has no use for the one before.
      untold = [];
      listener(news);
    });
}

/** Changes the address at once; the router, which has more to do for it, learns of it after the next paint. */
export function tellLate(change: () => void): void {
  isLate = true;
  untold = [];
  try {
    change();
  } finally {
    isLate = false;
  }
  const news = untold;
  afterPaint(() => {
    if (news !== untold) return;
    untold = [];
    for (const tell of news) tell();
  });
}

/** Runs a task when the changes so far have been painted: in the frame after the one that shows them. */
const afterPaint = (task: () => void) =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
