/** Returns words with an insurer's own (`content-overrides/`) in place of some of them. */
export function withOverrides(words: unknown, own: unknown): unknown {
  if (own === undefined) return words;
  if (!isTable(words) || !isTable(own)) return own;
  const changed = Object.entries(own).map(
    ([name, part]) => [name, withOverrides(words[name], part)] as const,
  );
  return { ...words, ...Object.fromEntries(changed) };
}

/** Returns whether words are a table of other words. A list is replaced as a whole. */
export const isTable = (words: unknown): words is Readonly<Record<string, unknown>> =>
  typeof words === 'object' && words !== null && !Array.isArray(words);
