/** Adds the style sheet of a custom typeface; `address` is a path of this origin. */
export function addStyleSheet(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
