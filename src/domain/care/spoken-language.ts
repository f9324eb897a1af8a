/** Whether two codes of BCP 47 name one language, wherever it is spoken: `es` and `es-MX`. Words are compared as they are. */
export const isSameLanguage = (one: string, other: string): boolean =>
  languageIn(one) === languageIn(other);

const languageIn = (code: string): string => code.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * Returns the language in which a member would look for care: the one they prefer, as the providers found have it. Null
 * where that is English, which nearly every provider in the directory speaks, and where none of the providers found
 * speaks it.
 * @param own the member's languages, the preferred one first
 * @param spoken what those found speak
 */
export function languageToLookFor(
  own: readonly string[],
  spoken: readonly string[],
): string | null {
  const [preferred] = own;
  if (preferred === undefined || isSameLanguage(preferred, 'en')) return null;
  return spoken.find((one) => isSameLanguage(one, preferred)) ?? null;
}
