import { apostrophes, foldLetters } from '#src/domain/data/fold-letters.ts';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { everydayWords } from '#content/everyday-words.ts';

/** The items that match typed words. */
export interface SearchInterpretation<Item> {
  /** Best match first. */
  items: Item[];
  /** Found as it was typed; else typing mistakes were forgiven. */
  isExact: boolean;
}

/** Returns the share of a word that may be mistyped: one letter of five to seven, two of eight to twelve. */
const forgiven = (word: string): number | false => (word.length < 5 ? false : 0.2);

/** Shorter beginnings would fit too much. */
const prefix = (word: string): boolean => word.length > 2;

/** The ways of matching words, the strictest first, and whether each matches them as typed. */
const ways: readonly (readonly [SearchOptions, isExact: boolean])[] = [
  [{}, true],
  [{ prefix }, true],
  [{ fuzzy: forgiven }, false],
  [{ prefix, fuzzy: forgiven }, false],
];

/**
 * Creates a search that understands everyday words: "MRI of the knee", "mamogram". Every word counts but small ones
 * ("of", "the"). Whole words come before beginnings, and typing mistakes are forgiven only where neither fits.
 * @param textsOf the names of an item, in all the words one may use for it
 */
export function everydaySearch<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): (typed: string) => SearchInterpretation<Item> {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    // Folded term by term: the weight of a text counts its words as they are written.
    tokenize: (text) => text.replaceAll(apostrophes, '').split(/[^\p{L}\p{M}\p{N}.]+/u),
    processTerm: folded,
  });
  index.addAll(items.map((item, id) => ({ id, text: textsOf(item).join(' ') })));
  const matchesFor = (words: string, options: SearchOptions): Item[] =>
    index.search(words, { combineWith: 'AND', ...options }).flatMap(({ id }) => {
      const item = items[Number(id)];
      return item === undefined ? [] : [item];
    });
  return (typed) => {
    const words = withoutSmallWords(typed);
    if (words === '') return { items: [], isExact: true };
    for (const [options, isExact] of ways) {
      const fitting = matchesFor(words, options);
      if (fitting.length > 0) return { items: fitting, isExact };
    }
    return { items: [], isExact: true };
  };
}

/** Returns the typed text without the words that say nothing about the subject. */
export const withoutSmallWords = (typed: string): string =>
  typed
    .split(/[\s,;/]+/)
    .filter((word) => word !== '' && !everydayWords.small.includes(folded(word)))
    .join(' ');

/** Returns a word folded and without punctuation. */
const folded = (text: string): string => foldLetters(text).replaceAll(/[^\p{L}\p{N}.]/gu, '');
