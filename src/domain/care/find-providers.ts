import { foldLetters } from '#src/domain/data/fold-letters.ts';
import { milesBetween, type Position } from './distance.ts';
import {
  eachNetwork,
  acceptancesIn,
  isOwnNetwork,
  isSameNetwork,
  networksAt,
  networkStatusAt,
  type NetworkStatus,
  type PlanNetwork,
} from './network.ts';
import {
  isCurrent,
  providersOf,
  type CareEntry,
  type CareNetwork,
  type CarePlace,
  type CareProvider,
} from './provider.ts';

/** The criteria of a provider search; empty texts do not restrict it. */
export interface CareCriteria {
  /** The specialties in plain words, as the directory has them; one of them is enough. */
  specialties: readonly string[];
  name: string;
  /** Null for a search everywhere. */
  near: { position: Position; miles: number } | null;
}

/** The filters of the providers found; empty texts do not narrow. */
export interface CareFilters {
  /** Taking new patients, in the network chosen or in any. */
  accepting: boolean;
  /** The plan's own, any, or one by its key. */
  network: 'own' | 'any' | (string & {});
  language: string;
  gender: string;
  accessibility: string;
}

export const noCareFilters: CareFilters = {
  accepting: false,
  network: 'any',
  language: '',
  gender: '',
  accessibility: '',
};

/** A place of a provider in the results. */
export interface FoundPlace {
  entry: CareEntry;
  /** Null for an entry that names no place. */
  place: CarePlace | null;
  /** The distance; null when nothing says where the place is, or no distance was requested. */
  miles: number | null;
  status: NetworkStatus;
}

/** A provider that was found, with the places that fit. */
export interface FoundProvider {
  provider: CareProvider;
  /** Nearest first; in the directory's order where no distance can be computed. Never empty. */
  places: readonly FoundPlace[];
}

/** Returns the position of a place: its own, else the middle of its ZIP code area. */
export type PositionOf = (place: Pick<CarePlace, 'position' | 'zip'>) => Position | null;

/**
 * Returns the directory entries that fit the criteria, whatever the directory's own search took into account: nearest
 * first, then by name. A place whose distance cannot be computed is shown after all others, not left out.
 * @param today YYYY-MM-DD
 * @param locale the language by whose rules names are sorted
 */
export function findProviders(
  entries: readonly CareEntry[],
  { specialties, name, near }: CareCriteria,
  {
    today,
    locale,
    positionOf,
    plan,
  }: { today: string; locale: string; positionOf: PositionOf; plan: PlanNetwork },
): FoundProvider[] {
  const fitting = entries.filter(
    (entry) => isCurrent(entry, today) && doesOneOf(entry, specialties) && isCalled(entry, name),
  );
  const placeOf = (entry: CareEntry, place: CarePlace | null): FoundPlace => {
    const position = near === null || place === null ? null : positionOf(place);
    return {
      entry,
      place,
      status: networkStatusAt(entry, place, plan),
      miles: near === null || position === null ? null : milesBetween(near.position, position),
    };
  };
  const providers = providersOf(fitting).map((provider) => ({
    provider,
    places: withinReach(
      provider.entries.flatMap((entry) =>
        (entry.places.length > 0 ? entry.places : [null]).map((place) => placeOf(entry, place)),
      ),
      near,
    ),
  }));
  return nearestFirst(providers, locale);
}

/** Returns the places near enough, nearest first; all of them where no distance can be computed. */
function withinReach(places: readonly FoundPlace[], near: CareCriteria['near']): FoundPlace[] {
  if (near === null || places.every(({ miles }) => miles === null)) return [...places];
  return places
    .filter(({ miles }) => miles !== null && miles <= near.miles)
    .toSorted((a, b) => milesOf(a) - milesOf(b));
}

const milesOf = (place: FoundPlace | undefined): number => place?.miles ?? Infinity;

/** Sorts the providers that have a place left, nearest first, then by name as a language sorts names. */
export const nearestFirst = (all: readonly FoundProvider[], locale: string): FoundProvider[] =>
  all
    .filter(({ places }) => places.length > 0)
    .toSorted(
      (a, b) =>
        milesOf(a.places[0]) - milesOf(b.places[0]) ||
        sortName(a.provider).localeCompare(sortName(b.provider), locale),
    );

/**
 * Returns the name to sort by, the last name first: that is how members look for a doctor. Those without a name come
 * last.
 */
const sortName = ({ name }: CareProvider): string => {
  if (name === null) return '\uffff';
  const [plainName = ''] = name.split(',');
  const words = plainName.split(' ');
  return `${words.at(-1) ?? ''} ${plainName}`;
};

/** Whether an entry has one of the specialties. Uses the person's certifications for an entry without specialties. */
function doesOneOf(entry: CareEntry, specialties: readonly string[]): boolean {
  const searchedSpecialties = specialties.map(folded).filter(Boolean);
  if (searchedSpecialties.length === 0) return true;
  const ownSpecialties =
    entry.specialties.length > 0 ? entry.specialties : (entry.person?.qualifications ?? []);
  // Match the beginning of words only: “urology” must not find neurology.
  return ownSpecialties.some((specialty) =>
    searchedSpecialties.some((word) => ` ${folded(specialty)}`.includes(` ${word}`)),
  );
}

/** Returns the names by which an entry can be searched for: of the person, of the practice and of its places. */
export const namesOfEntry = ({ person, organization, places }: CareEntry): string[] =>
  [person?.name, organization, ...places.map((place) => place.name)].flatMap((name) => name ?? []);

/** Whether each word that is looked for begins a word of one of the entry's names. */
function isCalled(entry: CareEntry, name: string): boolean {
  const searchedWords = words(name);
  if (searchedWords.length === 0) return true;
  return namesOfEntry(entry).some((called) => {
    const own = words(called);
    return searchedWords.every((word) => own.some((ownWord) => ownWord.startsWith(word)));
  });
}

const words = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map(folded)
    .filter(Boolean);

/** Returns a text folded and without punctuation. */
const folded = (text: string): string =>
  foldLetters(text)
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** Returns the word of a name to send to a server: the longest, since most search in one part of it. */
export const longestWord = (name: string): string =>
  name
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/** Returns the found providers that fit all filters, each with the places that do: nearest first. */
export function filterFound(
  all: readonly FoundProvider[],
  { accepting, network, language, gender, accessibility }: CareFilters,
  { plan, locale }: { plan: PlanNetwork; locale: string },
): FoundProvider[] {
  const chosen =
    network === 'own' || network === 'any'
      ? null
      : networksOf(all).find(({ key }) => key === network);
  const fits = (careNetwork: CareNetwork): boolean => {
    if (network === 'any') return true;
    if (network === 'own') return isOwnNetwork(careNetwork, plan);
    return chosen != null && isSameNetwork(careNetwork, chosen);
  };
  const isFit = ({ entry, place }: FoundPlace): boolean => {
    if (accessibility !== '' && !place?.accessibility.includes(accessibility)) return false;
    if (network !== 'any' && !networksAt(entry, place).some(fits)) return false;
    return !accepting || acceptancesIn(entry, place, fits).includes('newpt');
  };
  const providers = all.flatMap((provider): FoundProvider[] => {
    const { person } = provider.provider;
    if (language !== '' && !person?.languages.includes(language)) return [];
    if (gender !== '' && person?.gender !== gender) return [];
    return [{ ...provider, places: provider.places.filter(isFit) }];
  });
  return nearestFirst(providers, locale);
}

/** Returns every network that one of the found providers names, each once. */
export const networksOf = (all: readonly FoundProvider[]): CareNetwork[] =>
  eachNetwork(
    all.flatMap(({ places }) => places.flatMap((place) => networksAt(place.entry, place.place))),
  );

/** Whether two codes of BCP 47 name one language, wherever it is spoken: `es` and `es-MX`. Words are compared as they are. */
const isSameLanguage = (a: string, b: string): boolean => languageIn(a) === languageIn(b);

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
  return spoken.find((spokenLanguage) => isSameLanguage(spokenLanguage, preferred)) ?? null;
}
