import { foldLetters } from '#src/domain/data/fold-letters.ts';

/** A tier of a drug list as the payer names it: its code in lower case, and its words. */
export interface DrugTier {
  code: string;
  label: string;
}

export const drugLimitKinds = ['priorAuthorization', 'stepTherapy', 'quantityLimit'] as const;
export type DrugLimitKind = (typeof drugLimitKinds)[number];

/** Whether a limit holds, or only for those who start the drug; null where the payer does not say. */
export type DrugLimit = 'yes' | 'new-starts' | 'no' | null;

/** The terms under which a drug list covers a drug in one place of the list. */
export interface DrugTerms {
  /** Null when the payer names no tier. */
  tier: DrugTier | null;
  limits: Readonly<Record<DrugLimitKind, DrugLimit>>;
  /** The kinds of supply under these terms, in the payer's words: `1 month in network retail`. */
  supplies: readonly string[];
  /** YYYY-MM-DD, or null while open: when the entry holds. */
  start: string | null;
  end: string | null;
}

/** One entry of a drug list. */
export interface DrugEntry extends DrugTerms {
  id: string;
  /** The list it is of; null when it does not say. */
  list: string | null;
  /** The id of the drug; null for one that is only named. */
  drugId: string | null;
  /** The name as the payer writes it, with strength and form. */
  name: string;
  /** The payer's other names for it, such as a brand. */
  otherNames: readonly string[];
  form: string | null;
  /** The ids of drugs that the payer names as alternatives. */
  alternatives: readonly string[];
}

/** A drug with all that the list says of it. */
export interface ListedDrug {
  key: string;
  name: string;
  otherNames: readonly string[];
  form: string | null;
  /** The terms, each once. Several are several answers: which one applies is for the payer to say. */
  terms: readonly DrugTerms[];
  drugIds: readonly string[];
  alternatives: readonly string[];
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Compares drugs for sorting: by name, 5 mg before 10 mg. */
export const byDrugName = (a: { name: string }, b: { name: string }): number =>
  collator.compare(a.name, b.name);

/**
 * Groups the entries of a list by drug name. Entries of one drug that differ in their supply alone are one answer;
 * entries that differ in anything else stay beside the others.
 */
export function drugsOf(entries: readonly DrugEntry[]): ListedDrug[] {
  const byKey = new Map<string, DrugEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const others = byKey.get(key);
    if (others) others.push(entry);
    else byKey.set(key, [entry]);
  }
  return [...byKey]
    .flatMap(([key, [first, ...others]]): ListedDrug[] => {
      if (first === undefined) return [];
      const all = [first, ...others];
      return [
        {
          key,
          name: first.name,
          form: first.form,
          otherNames: unique(all.flatMap(({ otherNames }) => otherNames)),
          terms: termsOf(all),
          drugIds: unique(all.flatMap(({ drugId }) => drugId ?? [])),
          alternatives: unique(all.flatMap(({ alternatives }) => alternatives)),
        },
      ];
    })
    .toSorted(byDrugName);
}

/** Returns the key of a drug by its name and form: one drug may be listed under several codes. */
const keyOf = ({ name, form }: DrugEntry): string =>
  `${name} ${form ?? ''}`.trim().toLowerCase().replaceAll(/\s+/g, ' ');

function termsOf(entries: readonly DrugEntry[]): DrugTerms[] {
  const termsByKey = new Map<string, DrugTerms>();
  for (const { tier, limits, supplies, start, end } of entries) {
    const key = JSON.stringify([tier, limits, start, end]);
    const knownSupplies = termsByKey.get(key)?.supplies ?? [];
    termsByKey.set(key, {
      tier,
      limits,
      start,
      end,
      supplies: unique([...knownSupplies, ...supplies]),
    });
  }
  return [...termsByKey.values()];
}

const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** Returns the tiers that a drug is listed in, each once. */
export const tiersOf = ({ terms }: Pick<ListedDrug, 'terms'>): DrugTier[] => [
  ...new Map(terms.flatMap(({ tier }) => (tier === null ? [] : [[tier.label, tier]]))).values(),
];

/**
 * Returns the drugs that fit a search.
 * @param name each of its words begins a word of one of the drug's names; empty for any
 * @param tier as the payer names it; empty for any
 */
export function findDrugs(
  drugs: readonly ListedDrug[],
  { name, tier }: { name: string; tier: string },
): ListedDrug[] {
  const searchedWords = wordsOf(name);
  return drugs.filter((drug) => {
    if (tier !== '' && !drug.terms.some((term) => term.tier?.label === tier)) return false;
    if (searchedWords.length === 0) return true;
    const own = wordsOf([drug.name, drug.form ?? '', ...drug.otherNames].join(' '));
    return searchedWords.every((word) => own.some((ownWord) => ownWord.startsWith(word)));
  });
}

/** Returns the words of a name without accents, capitals and punctuation; a dot within a figure stays: 2.5. */
const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replaceAll(/^\.+|(?<!\.)\.+$/g, ''))
    .filter(Boolean);

/** Returns the word to send to a service: the longest word without a figure, since services search in names. */
export function searchWordOf(name: string): string {
  const words = wordsOf(name).toSorted((a, b) => b.length - a.length);
  return words.find((word) => !/\d/.test(word)) ?? words[0] ?? '';
}
