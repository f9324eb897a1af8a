import { locale } from '#content/formats.ts';

/** The options of a content lookup. */
export interface LookUpOptions {
  /** The reader's language; that of the build when left out. */
  language?: string;
  /** Returns the id itself, to show which entry a text has. */
  isBypassed?: boolean;
}

/**
 * Looks up an entry by its id (product rule 3.7): ids match without case, only the language of the build has content and
 * others nothing, a missing id is the id itself, and a flag bypasses the lookup and returns the id.
 * @param entries by id in lower case
 */
export function lookUpContent<Entry>(
  entries: ReadonlyMap<string, Entry>,
  id: string,
  { language = locale, isBypassed = false }: LookUpOptions = {},
): Entry | string | null {
  if (isBypassed) return id;
  if (language.toLowerCase() !== locale.toLowerCase()) return null;
  return entries.get(id.toLowerCase()) ?? id;
}

/** Prepares entries for the lookup. */
export const byId = <Entry>(entries: Readonly<Record<string, Entry>>): ReadonlyMap<string, Entry> =>
  new Map(Object.entries(entries).map(([id, entry]) => [id.toLowerCase(), entry]));
