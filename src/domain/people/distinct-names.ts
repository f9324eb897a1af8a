import type { Patient } from './patient.ts';

type KnownSuffix = Pick<Patient, 'identifiers' | 'suffix'>;

interface Named {
  memberId: string;
  firstName: string;
  relationship: string;
  /** YYYY-MM-DD; null when it isn't known. */
  dateOfBirth: string | null;
}

/** Whether two people share a first name. */
export const hasNamesakes = (members: readonly Named[]): boolean =>
  members.some((member) => namesakesOf(member, members).length > 1);

/**
 * Adds a distinction to first names that several people share: the suffix, or else the year of birth, the relationship or
 * the member ID.
 * @param patients the people as the health records know them, with suffixes such as `Jr.`
 */
export function withDistinctNames<Member extends Named>(
  members: readonly Member[],
  patients: readonly KnownSuffix[] = [],
): Member[] {
  return members.map((member) => {
    const namesakes = namesakesOf(member, members);
    if (namesakes.length === 1) return member;
    const mark = marks(patients).find((markOf) => isDistinct(namesakes.map(markOf)));
    const own = mark?.(member) ?? `(${member.memberId})`;
    return { ...member, firstName: `${member.firstName.trim()} ${own}` };
  });
}

const marks = (patients: readonly KnownSuffix[]) => [
  ({ memberId }: Named) =>
    patients.find(({ identifiers }) => identifiers.includes(memberId))?.suffix ?? null,
  ({ dateOfBirth }: Named) => (dateOfBirth === null ? null : `(${dateOfBirth.slice(0, 4)})`),
  ({ relationship }: Named) => (relationship === '' ? null : `(${relationship})`),
];

const isDistinct = (all: readonly (string | null)[]): boolean =>
  !all.includes(null) && new Set(all).size === all.length;

const namesakesOf = <Member extends Named>(
  { firstName }: Member,
  members: readonly Member[],
): Member[] =>
  members.filter(
    (member) => member.firstName.trim().toLowerCase() === firstName.trim().toLowerCase(),
  );
