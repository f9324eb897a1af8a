import { milesBetween, type Position } from './distance.ts';
import {
  acceptancesAt,
  isCurrent,
  providersOf,
  type CareEntry,
  type CarePlace,
  type CareProvider,
} from './provider.ts';

/** What is looked for; empty texts look for nothing. */
export interface CareCriteria {
  /** In plain words, as the directory has it. */
  specialty: string;
  name: string;
  /** Null: anywhere. */
  near: { position: Position; miles: number } | null;
}

/** What the providers found are narrowed to; empty texts do not narrow. */
export interface CareFilters {
  /** Taking new patients, in the network chosen or in any. */
  accepting: boolean;
  network: string;
  language: string;
  gender: string;
  accessibility: string;
}

export const noCareFilters: CareFilters = {
  accepting: false,
  network: '',
  language: '',
  gender: '',
  accessibility: '',
};

/** A provider that was found, with how far away the nearest place is. */
export interface FoundProvider {
  provider: CareProvider;
  /** Null when nothing says where it is, or nobody asked. */
  miles: number | null;
  /** The nearest place; the first one where no distance can be reckoned. */
  nearest: CarePlace | null;
}

/** Where a place is: its own position, else the middle of its ZIP code area. */
export type PositionOf = (place: Pick<CarePlace, 'position' | 'zip'>) => Position | null;

/**
 * Those of a directory's entries that are looked for, whatever its search took into account: nearest first,
 * then by name. A place whose distance cannot be reckoned is shown after all others, not left out.
 * @param today YYYY-MM-DD
 */
export function findProviders(
  entries: readonly CareEntry[],
  { specialty, name, near }: CareCriteria,
  { today, positionOf }: { today: string; positionOf: PositionOf },
): FoundProvider[] {
  const fitting = entries.filter(
    (entry) => isCurrent(entry, today) && doesSpecialty(entry, specialty) && isCalled(entry, name),
  );
  return providersOf(fitting)
    .map((provider) => found(provider, near, positionOf))
    .filter(({ miles }) => near === null || miles === null || miles <= near.miles)
    .toSorted(
      (a, b) =>
        (a.miles ?? Infinity) - (b.miles ?? Infinity) ||
        sortName(a.provider).localeCompare(sortName(b.provider)),
    );
}

function found(
  provider: CareProvider,
  near: CareCriteria['near'],
  positionOf: PositionOf,
): FoundProvider {
  const places = provider.entries.flatMap((entry) => entry.places);
  let nearest = places[0] ?? null;
  let miles: number | null = null;
  for (const place of near === null ? [] : places) {
    const position = positionOf(place);
    if (position === null || near === null) continue;
    const away = milesBetween(near.position, position);
    if (miles !== null && away >= miles) continue;
    miles = away;
    nearest = place;
  }
  return { provider, miles, nearest };
}

/** Last names first: that is how one looks for a doctor. Those without a name come last. */
const sortName = ({ name }: CareProvider): string => {
  if (name === null) return '\uffff';
  const [whole = ''] = name.split(',');
  const words = whole.split(' ');
  return `${words.at(-1) ?? ''} ${whole}`;
};

/** Whether an entry is of a specialty. One that says none is judged by the person's certifications. */
export function doesSpecialty(entry: CareEntry, specialty: string): boolean {
  const asked = folded(specialty);
  if (asked === '') return true;
  const said =
    entry.specialties.length > 0 ? entry.specialties : (entry.person?.qualifications ?? []);
  return said.some((one) => folded(one).includes(asked));
}

/** Whether each word that is looked for begins a word of the person's name, or of the practice's. */
function isCalled({ person, organization }: CareEntry, name: string): boolean {
  const asked = words(name);
  return [person?.name, organization].some((called) => {
    const own = words(called ?? '');
    return asked.every((word) => own.some((one) => one.startsWith(word)));
  });
}

const words = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map(folded)
    .filter(Boolean);

/** Without accents, apostrophes and capitals: `O’Keefe` is found by okeefe. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** The word of a name by which a server is asked: the longest, since most search in one part of it. */
export const longestWord = (name: string): string =>
  name
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/** Those found that fit all filters. */
export function filterFound(
  all: readonly FoundProvider[],
  { accepting, network, language, gender, accessibility }: CareFilters,
): FoundProvider[] {
  return all.filter(({ provider: { person, entries } }) => {
    if (language !== '' && !person?.languages.includes(language)) return false;
    if (gender !== '' && person?.gender !== gender) return false;
    const places = entries.flatMap((entry) => entry.places);
    if (accessibility !== '' && !places.some((one) => one.accessibility.includes(accessibility))) {
      return false;
    }
    if (network === '' && !accepting) return true;
    return entries.some((entry) =>
      answersOf(entry).some(
        (one) =>
          (network === '' || one.network?.key === network) &&
          (!accepting || one.status === 'newpt'),
      ),
    );
  });
}

/** At all places of an entry; of one without a place, the entry's own. */
export const answersOf = (entry: CareEntry) =>
  (entry.places.length > 0 ? entry.places : [null]).flatMap((place) => acceptancesAt(entry, place));
