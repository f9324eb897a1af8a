import { everydaySearch, type SearchInterpretation } from '#src/parts/search/everyday-search.ts';
import type { SearchTarget } from './search-target.ts';

/** The kinds of results, in the order in which they are shown. */
export const searchKinds = [
  'screens',
  'care',
  'drugs',
  'claims',
  'messages',
  'documents',
  'programs',
  'terms',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found. */
export interface SearchEntry {
  /** Distinct within its kind. */
  key: string;
  title: string;
  /** A second line: the date of a claim, the meaning of a term. */
  detail: string | null;
  /** Other words one may look for it by. */
  words: readonly string[];
  /** Null for an entry without a screen, such as a term. */
  target: SearchTarget | null;
}

/** Finds entries of one kind, best match first. */
type Search = (typed: string) => SearchInterpretation<SearchEntry>;

/** Creates the search in entries of one kind. */
export const searchIn = (entries: readonly SearchEntry[]): Search =>
  everydaySearch(entries, ({ title, words }) => [title, ...words]);

export interface SearchGroup {
  kind: SearchKind;
  /** Best match first. */
  entries: readonly SearchEntry[];
}

export interface SearchAnswer {
  groups: readonly SearchGroup[];
  /** Found as typed; else typing mistakes were forgiven. */
  isExact: boolean;
}

const recentKept = 5;

/** Returns the last searches with another one, newest first, each once. */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const text = typed.trim();
  if (text === '') return recent;
  const others = recent.filter((recentSearch) => recentSearch.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, recentKept);
}

/** The longest text that is searched for, in letters. */
export const longestSearch = 100;

const entriesShown = 4;

/**
 * Creates the search over everything (decision 029). Tolerates typing mistakes only where no kind has an exact match.
 * @param costOf returns the cost of a procedure that a typed text names among other words; null without a match
 */
export function createSiteSearch(
  searches: Readonly<Record<SearchKind, Search>>,
  costOf: (typed: string) => SearchEntry | null,
): (typed: string) => SearchAnswer {
  return (typed) => {
    const text = typed.slice(0, longestSearch);
    const cost = costOf(text);
    const answers = searchKinds
      .map((kind) => {
        const { items, isExact } = searches[kind](text);
        return kind === 'care' && cost !== null && (isExact || items.length === 0)
          ? { kind, items: [cost, ...items], isExact: true }
          : { kind, items, isExact };
      })
      .filter(({ items }) => items.length > 0);
    const exact = answers.filter((answer) => answer.isExact);
    return {
      groups: (exact.length > 0 ? exact : answers).map(({ kind, items }) => ({
        kind,
        entries: items.slice(0, entriesShown),
      })),
      isExact: exact.length > 0 || answers.length === 0,
    };
  };
}
