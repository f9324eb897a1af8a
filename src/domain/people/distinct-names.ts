import type { Patient } from './patient.ts';

interface Named {
  memberId: string;
  firstName: string;
  relationship: string;
  /** YYYY-MM-DD; null when it isn't known. */
  dateOfBirth: string | null;
}

/** Whether two people share a first name. */
export const hasNamesakes = (members: readonly Named[]): boolean =>
  members.some((one) => namesakesOf(one, members).length > 1);

/** Returns what finds a member's suffix among patients. */
export const suffixIn =
  (patients: readonly Pick<Patient, 'identifiers' | 'suffix'>[]) =>
  (memberId: string): string | null =>
    patients.find(({ identifiers }) => identifiers.includes(memberId))?.suffix ?? null;

/**
 * Returns people with a first name of each their own: those who share one are told apart by their suffix, else by the
 * year of birth, else by the relationship, and where all of that is the same or missing by the member ID.
 * @param suffixOf `Jr.` and the like, by member ID; null where it isn't known
 */
export function withDistinctNames<Member extends Named>(
  members: readonly Member[],
  suffixOf: (memberId: string) => string | null = () => null,
): Member[] {
  return members.map((member) => {
    const namesakes = namesakesOf(member, members);
    if (namesakes.length === 1) return member;
    const mark = marks(suffixOf).find((markOf) => isDistinct(namesakes.map(markOf)));
    const own = mark?.(member) ?? `(${member.memberId})`;
    return { ...member, firstName: `${member.firstName.trim()} ${own}` };
  });
}

const marks = (suffixOf: (memberId: string) => string | null) => [
  ({ memberId }: Named) => suffixOf(memberId),
  ({ dateOfBirth }: Named) => (dateOfBirth === null ? null : `(${dateOfBirth.slice(0, 4)})`),
  ({ relationship }: Named) => (relationship === '' ? null : `(${relationship})`),
];

const isDistinct = (all: readonly (string | null)[]): boolean =>
  !all.includes(null) && new Set(all).size === all.length;

const namesakesOf = <Member extends Named>(
  { firstName }: Member,
  members: readonly Member[],
): Member[] =>
  members.filter((one) => one.firstName.trim().toLowerCase() === firstName.trim().toLowerCase());
