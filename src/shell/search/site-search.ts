import { everydaySearch } from '#src/parts/search/everyday-search.ts';
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
  /** Null for what needs no screen of its own. */
  target: SearchTarget | null;
}

export type SearchEntries = Readonly<Record<SearchKind, readonly SearchEntry[]>> & {
  /** Returns what the typed text itself stands for: the cost of a procedure of which it names a part. */
  costOf: (typed: string) => SearchEntry | null;
};

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
  const others = recent.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, recentKept);
}

/** The longest text that is searched for, in letters. */
export const longestSearch = 100;

const entriesShown = 4;

/** Creates the search over everything (decision 029). Typing mistakes are forgiven only where nothing of any kind fits as typed. */
export function createSiteSearch(entries: SearchEntries): (typed: string) => SearchAnswer {
  const searches = searchKinds.map((kind) => ({
    kind,
    search: everydaySearch(entries[kind], ({ title, words }) => [title, ...words]),
  }));
  return (typed) => {
    const text = typed.slice(0, longestSearch);
    const cost = entries.costOf(text);
    const answers = searches
      .map(({ kind, search }) => {
        const { items, isExact } = search(text);
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
