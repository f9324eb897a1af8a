import { useEffect, useRef } from 'react';
import { scrollPageTo } from '#src/ui/browser/scroll-to.ts';

/**
 * Moves the focus with a step that leads to something else under the same path, where the portal does not move it
 * automatically: to the element marked with `data-step-focus`, else to the screen's title at the top.
 * @param step another one for each thing the address can show
 */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    moveFocus();
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
