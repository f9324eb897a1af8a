/** Joins the class names that are there. */
export function classNames(...names: (string | undefined | null | false)[]): string {
  return names.filter(Boolean).join(' ');
}
