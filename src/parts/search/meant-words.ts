import { everydayWords } from '#content/everyday-words.ts';
import { everydaySearch, withoutSmallWords, type SearchInterpretation } from './everyday-search.ts';

const { specialties, procedures, services, brands } = everydayWords;

type Words = Readonly<Record<string, readonly string[]>>;

/** Creates the lookup of words by their synonyms. */
const meaningIn = (words: Words) => {
  const search = everydaySearch(Object.entries(words), ([word, others]) => [word, ...others]);
  return (typed: string): SearchInterpretation<string> => {
    const { items, isExact } = search(typed);
    return { items: items.map(([word]) => word), isExact };
  };
};

/** The types of care that typed words mean, as directories name them. */
export const meantSpecialties = meaningIn(specialties);

const meantProcedures = meaningIn(procedures);
const brandNames = everydaySearch(Object.entries(brands), ([, names]) => names);

/**
 * Returns the queries of a price list for the typed text, the best attempt first; the queries of one attempt are sent
 * together. Each is at least two letters long.
 */
export function procedureAttempts(typed: string): string[][] {
  const words = withoutSmallWords(typed) || typed;
  const each = words.split(' ').filter((word) => word.length > 2);
  return [[words], meantProcedures(words).items, each, each.map((word) => word.slice(0, 3))]
    .map((questions) => [...new Set(questions)])
    .filter((questions) => questions.length > 0);
}

/** Returns the drug that a brand stands for, with the rest of the typed text: `Lipitor 20` is `atorvastatin 20`. */
export function genericsFor(typed: string): string[] {
  const words = typed.split(/\s+/).filter(Boolean);
  return words.flatMap((word, at) =>
    word.length < 4
      ? []
      : brandNames(word).items.map(([generic]) => words.with(at, generic).join(' ')),
  );
}

/** Returns what members call a service of this name in a plan document. */
export const everydayNamesOf = (service: string): string[] =>
  [...Object.entries(services), ...Object.entries(procedures)].flatMap(([words, others]) =>
    isNamedIn(service, words) ? others : [],
  );

/** The words by which a service of a plan can be priced and found; null for what no such word is known of. */
interface CareWords {
  /** A word that price lists know. */
  procedure: string | null;
  /** The type of care, as directories name it. */
  specialty: string | null;
}

/** Returns where a service of the plan leads, by its names: only what they say without a mistake. */
export function careWordsOf({
  name,
  otherNames,
}: {
  name: string;
  otherNames: readonly string[];
}): CareWords {
  const procedure = Object.keys(procedures).find((words) => isNamedIn(name, words)) ?? null;
  const meanings = [name, ...(procedure === null ? [] : [procedure]), ...otherNames].map((words) =>
    meantSpecialties(words),
  );
  const meant = meanings.find(({ items, isExact }) => isExact && items.length > 0);
  // Several would be a guess about who needs the care.
  const specialty = meant?.items.length === 1 ? (meant.items[0] ?? null) : null;
  return { procedure, specialty };
}

/** Whether a service's name has each of these words, or its plural. */
function isNamedIn(service: string, words: string): boolean {
  const named = wordsOf(service);
  return wordsOf(words).every((word) =>
    named.some((namedWord) => namedWord === word || namedWord === `${word}s`),
  );
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
