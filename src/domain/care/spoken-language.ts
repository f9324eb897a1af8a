/** Whether two codes of BCP 47 name one language, wherever it is spoken: `es` and `es-MX`. Words are compared as they are. */
export const isSameLanguage = (one: string, other: string): boolean =>
  languageIn(one) === languageIn(other);

const languageIn = (code: string): string => code.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * Returns the member's preferred language if a provider in the results speaks it. Returns null for English, which
 * nearly every provider in the directory speaks.
 * @param own the member's languages, the preferred one first
 * @param spoken the languages of the providers in the results
 */
export function languageToLookFor(
  own: readonly string[],
  spoken: readonly string[],
): string | null {
  const [preferred] = own;
  if (preferred === undefined || isSameLanguage(preferred, 'en')) return null;
  return spoken.find((one) => isSameLanguage(one, preferred)) ?? null;
}
