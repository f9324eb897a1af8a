/** Matches apostrophes: the typewriter's, the typesetter's and those of other keyboards. */
export const apostrophes = /['’‘ʼʻ`´′＇]/gu;

/** Matches text in which only the case counts, as most of it is: a record has thousands of texts to fold. */
const plain = /^[ -&(-_a-~]*$/;

/**
 * Returns a text for search, in which neither case nor accents nor apostrophes count: `Núñez` is found by nunez, in
 * whichever form its letters are encoded, and `St. John’s` by johns.
 */
export const foldLetters = (text: string): string =>
  (plain.test(text)
    ? text
    : text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(apostrophes, '')
  ).toLowerCase();

/** Returns the words of a search, to be looked for in a folded text. */
export const searchWords = (typed: string): string[] =>
  foldLetters(typed).split(/\s+/).filter(Boolean);
