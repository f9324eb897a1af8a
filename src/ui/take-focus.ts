/** As a `ref`: whatever is shown in place of what had the focus takes it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
