import { limits } from '#src/domain/limits.ts';

/** Returns the eased share: the first half speeds up, the second slows down; both ends stay the same. */
export function easeInOutCubic(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

let stopLast = () => {};

/** Puts the page where it was before, at a height in pixels: nothing moves there. */
export function jumpPageTo(top: number): void {
  stopLast();
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls the page to a height in pixels within 300 ms (product rule 9.5), at once for members who prefer reduced
 * motion. Ends when the member scrolls.
 */
export function scrollPageTo(top: number): void {
  stopLast();
  const start = window.scrollY;
  if (start === top) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  const began = performance.now();
  const member = new AbortController();
  stopLast = () => member.abort();
  for (const event of ['wheel', 'touchstart', 'keydown'] as const) {
    window.addEventListener(event, stopLast, { passive: true, signal: member.signal });
  }
  const step = (now: number) => {
    if (member.signal.aborted) return;
    const share = Math.min(Math.max((now - began) / limits.scrollMs, 0), 1);
    window.scrollTo({ top: start + (top - start) * easeInOutCubic(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else member.abort();
  };
  requestAnimationFrame(step);
}
