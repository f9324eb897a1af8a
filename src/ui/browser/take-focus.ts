import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus, as a `ref`: for an element that replaces the focused one. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Returns the `ref` of an element that takes the focus when `occasion` becomes true, or another true value: mostly because
 * the element that had it is gone.
 * @param within selects what takes it instead, in the element
 */
export function useFocusOn<Tag extends HTMLElement>(
  occasion: boolean | number,
  within?: string,
): RefObject<Tag | null> {
  const target = useRef<Tag>(null);
  useEffect(() => {
    const { current } = target;
    if (!occasion || current === null) return;
    takeFocus(within === undefined ? current : current.querySelector<HTMLElement>(within));
  }, [occasion, within]);
  return target;
}

/** Moves the focus to the title of the screen, from a button that goes away. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
