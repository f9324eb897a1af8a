import type { Coverage } from '#src/domain/coverage/coverage.ts';
import { formatName } from './format-name.ts';
import type { Contact, Patient } from './patient.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import type { PlanAccess } from '#src/domain/plan/rights.ts';

/** A person a plan covers, with as much as the member may see. */
export interface CoveredPerson {
  memberId: string;
  name: string;
  isSelf: boolean;
  /** The relationship in the insurer's words; null when it does not say. */
  relationship: string | null;
  /** YYYY-MM-DD; null when it is not known, or not to be seen. */
  birthDate: string | null;
  contacts: readonly Contact[];
  /** Last day of coverage, YYYY-MM-DD; null while it has no known end. */
  coverageEndedOn: string | null;
  /** An adult who keeps their records to themselves: only the name is shown. */
  isPrivate: boolean;
}

/**
 * Returns all people on the plan: the member first, then in the insurer's order. The rights say who there is and what
 * may be seen; the health records add names, birth dates and contacts as the insurer has them.
 * @param patients by member ID
 */
export function coveredPeople(
  {
    plan,
    accessibleMembers,
    adults,
  }: Pick<PlanAccess, 'accessibleMembers' | 'adults'> & {
    plan: Pick<Plan, 'memberId' | 'usersPreferredName'>;
  },
  patients: ReadonlyMap<string, Patient>,
): CoveredPerson[] {
  const own = accessibleMembers.find(({ memberId }) => memberId === plan.memberId) ?? {
    memberId: plan.memberId,
    firstName: plan.usersPreferredName,
    relationship: '',
    dateOfBirth: null,
    coverageEndedOn: null,
  };
  const seen = [own, ...accessibleMembers.filter((member) => member !== own)];
  return [
    ...seen.map((member): CoveredPerson => {
      const { memberId, firstName, relationship, dateOfBirth } = member;
      const patient = patients.get(memberId);
      return {
        memberId,
        name: formatName(patient?.name ?? firstName),
        isSelf: memberId === plan.memberId,
        relationship: relationship === '' ? null : relationship,
        birthDate: patient?.birthDate ?? dateOfBirth,
        contacts: patient?.contacts ?? [],
        coverageEndedOn: member.coverageEndedOn ?? null,
        isPrivate: false,
      };
    }),
    ...adults.map(
      ({ memberId, firstName, relationship, coverageEndedOn = null }): CoveredPerson => ({
        memberId,
        name: formatName(firstName),
        isSelf: false,
        birthDate: null,
        relationship: relationship === '' ? null : relationship,
        contacts: [],
        coverageEndedOn,
        isPrivate: true,
      }),
    ),
  ];
}

/** Returns which of the people a policy covers, by the patients its coverages are for; empty when that is not known. */
export function coveredBy(
  coverages: readonly Pick<Coverage, 'identifiers' | 'beneficiary'>[],
  people: readonly CoveredPerson[],
  patients: ReadonlyMap<string, Patient>,
): CoveredPerson[] {
  return people.filter(({ memberId }) =>
    coverages.some(
      ({ identifiers, beneficiary }) =>
        identifiers.includes(memberId) ||
        (beneficiary !== null && patients.get(memberId)?.id === beneficiary),
    ),
  );
}
