/** Takes the focus, as a `ref`: for an element that replaces the focused one. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Moves the focus to the screen's title: for a button that is gone once it was pressed. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
