/** A typed amount such as `$1,234.5` in cents; null for what is none. */
export function parseDollars(text: string): number | null {
  const typed = text.replaceAll(/[$\s]/g, '');
  const [, dollars, fraction = ''] =
    /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  if (dollars === undefined && fraction === '') return null;
  return Number(dollars?.replaceAll(',', '') ?? 0) * 100 + Number(fraction.padEnd(2, '0'));
}
