import { useEffect, useRef } from 'react';
import { scrollPageTo } from '#src/ui/browser/scroll-to.ts';

/** Marks the placeholder of a part whose code is loading: the focus waits for the part. */
export const stepAwaited = { 'data-step-awaited': true };

/**
 * Moves the focus with a step that leads to something else under the same path, where the portal does not move it
 * automatically: to the element marked with `data-step-focus`, else to the screen's title at the top.
 * @param step another one for each thing the address can show
 */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    return onceThere(moveFocus);
  }, [step]);
}

function moveFocus(): void {
  const marked = document.querySelector<HTMLElement>('main [data-step-focus]');
  if (marked) {
    marked.focus();
    return;
  }
  scrollPageTo(0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Calls back once no part is awaited anymore; returns the function that stops waiting. */
function onceThere(callBack: () => void): (() => void) | undefined {
  const isAwaited = () => document.querySelector('main [data-step-awaited]') !== null;
  if (!isAwaited()) {
    callBack();
    return undefined;
  }
  const observer = new MutationObserver(() => {
    if (isAwaited()) return;
    observer.disconnect();
    callBack();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
