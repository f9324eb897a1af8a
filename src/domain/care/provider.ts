import type { Position } from './distance.ts';

/** Whether new patients are taken, as Plan-Net has it; null where the directory's answer is unknown. */
export const acceptingStatuses = ['newpt', 'existptonly', 'existptfam', 'nopt'] as const;
export type AcceptingStatus = (typeof acceptingStatuses)[number];

/** One answer to whether new patients are accepted: for one network, or for all networks without a separate answer. */
export interface Acceptance {
  /** Null for all networks. */
  network: string | null;
  /** Null for a status that the portal does not know. */
  status: AcceptingStatus | null;
}

/** A network with which a provider has a contract. */
export interface CareNetwork {
  /** The key that distinguishes it from others: the reference, else the name. */
  key: string;
  /** Null when nothing names it. */
  name: string | null;
}

/** A network in which a practice takes part, at one of its places or everywhere. */
export interface PracticeNetwork {
  network: CareNetwork;
  /** The key of the place; null for every place. */
  place: string | null;
}

/** The opening hours of a place: days as `mon`, times as `HH:MM:SS`. */
export interface OpeningHours {
  days: readonly string[];
  isAllDay: boolean;
  opens: string | null;
  closes: string | null;
}

/** A place of care. Everything in it may be missing but its key. */
export interface CarePlace {
  key: string;
  name: string | null;
  street: readonly string[];
  city: string | null;
  state: string | null;
  /** The ZIP code as the directory writes it: five digits, or nine. */
  zip: string | null;
  position: Position | null;
  phone: string | null;
  hours: readonly OpeningHours[];
  /** Codes of Plan-Net, or the directory's own words. */
  accessibility: readonly string[];
  acceptance: readonly Acceptance[];
}

/** A person who treats members. */
export interface CarePerson {
  /** Null when only the name is known. */
  id: string | null;
  name: string | null;
  /** `female`, `male`, or another word of the directory. */
  gender: string | null;
  /** Codes of BCP 47, or the directory's own words. */
  languages: readonly string[];
  /** Degrees and board certifications, in words. */
  qualifications: readonly string[];
}

/**
 * One entry of the directory: the services that a person, or a place on its own, offers, with the places and patients.
 */
export interface CareEntry {
  roleId: string;
  /** Null for a place without a person to name. */
  person: CarePerson | null;
  organization: string | null;
  /** The id of the organization; null when only its name is known. */
  organizationId: string | null;
  /** The specialties in the directory's own words. */
  specialties: readonly string[];
  places: readonly CarePlace[];
  networks: readonly CareNetwork[];
  /** The networks of its practice, where the entry names no network; null when they could not be read. */
  practiceNetworks: readonly PracticeNetwork[] | null;
  phone: string | null;
  acceptance: readonly Acceptance[];
  /** YYYY-MM-DD, the days between which the entry holds; null when it does not say. */
  start: string | null;
  end: string | null;
  /** YYYY-MM-DD; null when the directory does not say. */
  updated: string | null;
}

/** A person, or a place on its own, with everything the directory has of them. */
export interface CareProvider {
  key: string;
  /** The entry by which details are opened. */
  roleId: string;
  person: CarePerson | null;
  name: string | null;
  specialties: readonly string[];
  entries: readonly CareEntry[];
  /** YYYY-MM-DD of the entry that was updated last. */
  updated: string | null;
}

/**
 * Returns whether new patients are accepted in one entry, at one place, for one network. The answer of the entry comes
 * before that of the place, and the answer for the network before the one for all networks.
 */
export function acceptanceAt(
  entry: Pick<CareEntry, 'acceptance'>,
  place: Pick<CarePlace, 'acceptance'> | null,
  network: string | null,
): AcceptingStatus | null {
  const acceptances = [...entry.acceptance, ...(place?.acceptance ?? [])];
  const match =
    (network === null
      ? undefined
      : acceptances.find((acceptance) => acceptance.network === network)) ??
    acceptances.find((acceptance) => acceptance.network === null);
  return match?.status ?? null;
}

/** The summary of several answers: the same everywhere, new patients in some, or unknown. */
export type AcceptanceSummary = AcceptingStatus | 'some' | 'unknown';

export function summaryOf(answers: readonly (AcceptingStatus | null)[]): AcceptanceSummary {
  const statuses = new Set(answers.filter((answer) => answer !== null));
  const [only] = statuses;
  if (only === undefined) return 'unknown';
  if (statuses.size === 1) return only === 'newpt' && answers.includes(null) ? 'some' : only;
  if (statuses.has('newpt')) return 'some';
  // Patients of some kind are seen, and no new ones.
  return statuses.has('existptfam') ? 'existptfam' : 'existptonly';
}

/** Whether the entry is valid on a day. Ignores a period that ends before it begins. */
export function isCurrent(
  { start, end }: Pick<CareEntry, 'start' | 'end'>,
  today: string,
): boolean {
  if (start !== null && end !== null && end < start) return true;
  return (start === null || start <= today) && (end === null || end >= today);
}

/** Returns each provider of the entries once, in order. An entry without a known person is a provider by itself. */
export function providersOf(entries: readonly CareEntry[]): CareProvider[] {
  const byKey = new Map<string, CareEntry[]>();
  for (const entry of entries) {
    const { person, roleId } = entry;
    const key = person?.id == null ? `role ${roleId}` : `person ${person.id}`;
    const entriesOfKey = byKey.get(key);
    if (entriesOfKey === undefined) byKey.set(key, [entry]);
    else if (!entriesOfKey.some((careEntry) => careEntry.roleId === roleId))
      entriesOfKey.push(entry);
  }
  return [...byKey].flatMap(([key, own]) => {
    const [first] = own;
    return first === undefined ? [] : [providerOf(key, first, own)];
  });
}

function providerOf(key: string, first: CareEntry, entries: readonly CareEntry[]): CareProvider {
  const updates = entries.flatMap(({ updated }) => updated ?? []).toSorted();
  return {
    key,
    roleId: first.roleId,
    person: first.person,
    name:
      first.person === null
        ? (first.organization ?? first.places[0]?.name ?? null)
        : first.person.name,
    specialties: [...new Set(entries.flatMap(({ specialties }) => specialties))],
    entries,
    updated: updates.at(-1) ?? null,
  };
}

const primaryCare = ['family', 'internal medicine', 'pediatric', 'general practice', 'geriatric'];

/** Whether a provider does the work of a primary care provider, by the words of the directory. */
export const doesPrimaryCare = ({ person, specialties }: CareProvider): boolean =>
  person !== null &&
  specialties.some((specialty) =>
    primaryCare.some((word) => specialty.toLowerCase().includes(word)),
  );

/** The number of start days offered. */
const offered = 6;

/**
 * Returns the days on which a choice of provider can start, as YYYY-MM-DD: the earliest day that the insurer names, or
 * else the first of next month, then the first of each month after it.
 */
export function startsFrom(earliest: string | null, today: string): string[] {
  const first = earliest ?? firstOfMonthAfter(today);
  const days = [first];
  while (days.length < offered) days.push(firstOfMonthAfter(days.at(-1) ?? first));
  return days;
}

function firstOfMonthAfter(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
