/** For a typeface that comes with a style sheet of its own; `address` is a path of this origin. */
export function addStyleSheet(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
