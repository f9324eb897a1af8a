import { ageOn } from '#src/domain/format/formats.ts';
import { limits } from '../limits.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import type { AccessibleMember, PlanAccess } from '#src/domain/plan/rights.ts';

/** The people whose health records a member sees on a plan. */
export interface RecordPeople {
  /** The member comes first. */
  shown: readonly { memberId: string; firstName: string; isSelf: boolean }[];
  /** The first names of all other people on the plan: their records are not requested. */
  apart: readonly string[];
}

/**
 * Returns the member's own record, and for a policyholder also those of covered people not yet 18 (product rule 1.4).
 * Family access opens claims alone, so it changes nothing here; and without a known birth date a person is not taken
 * for a child.
 * @param now the member's own clock: a birthday counts from its first minute
 */
export function recordPeople(
  {
    plan,
    accessibleMembers,
    adults,
  }: Pick<PlanAccess, 'accessibleMembers' | 'adults'> & {
    plan: Pick<Plan, 'memberId' | 'isPolicyHolder' | 'usersPreferredName'>;
  },
  now: Date,
): RecordPeople {
  const everybody = [...accessibleMembers, ...adults];
  const own = everybody.find(({ memberId }) => memberId === plan.memberId);
  const others = everybody.filter(({ memberId }) => memberId !== plan.memberId);
  const isShown = (member: AccessibleMember) => plan.isPolicyHolder && isChild(member, now);
  return {
    shown: [
      {
        memberId: plan.memberId,
        firstName: own?.firstName ?? plan.usersPreferredName,
        isSelf: true,
      },
      ...others
        .filter(isShown)
        .map(({ memberId, firstName }) => ({ memberId, firstName, isSelf: false })),
    ],
    apart: others.filter((member) => !isShown(member)).map(({ firstName }) => firstName),
  };
}

function isChild({ dateOfBirth }: AccessibleMember, now: Date): boolean {
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, now);
  return age !== null && age < limits.dependentRecordsUntilAge;
}
