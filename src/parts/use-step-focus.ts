import { useEffect, useRef } from 'react';
import { scrollPageTo } from '#src/ui/scroll-to.ts';

/**
 * Moves the focus with a step that leads to something else under the same path, where the portal moves none
 * by itself: to what the screen marks with `data-step-focus`, else to its title at the top.
 * @param step another one for each thing the address can show
 */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const marked = document.querySelector<HTMLElement>('main [data-step-focus]');
    if (marked) {
      marked.focus();
      return;
    }
    scrollPageTo(0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step]);
}
