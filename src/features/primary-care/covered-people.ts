import { formatName } from '#src/domain/people/format-name.ts';
import { primaryCareWords } from '#content/primary-care.ts';
import { mayActFor, type Selection } from '#src/domain/plan/rights.ts';

/** A person on the plan whose provider may be seen. */
export interface CoveredPerson {
  memberId: string;
  name: string;
  /** Whether the user may choose for them; another adult chooses alone. */
  isActedFor: boolean;
}

/** The member first, then the others. */
export function coveredPeople(selection: Selection, now: Date): CoveredPerson[] {
  const { plan, accessibleMembers } = selection;
  const others = accessibleMembers.filter(({ memberId }) => memberId !== plan.memberId);
  const own = accessibleMembers.find(({ memberId }) => memberId === plan.memberId);
  const name = formatName(own?.firstName ?? plan.usersPreferredName);
  return [
    {
      memberId: plan.memberId,
      name: others.length > 0 ? primaryCareWords.self(name) : name,
      isActedFor: true,
    },
    ...others.map(({ memberId, firstName }) => ({
      memberId,
      name: formatName(firstName),
      isActedFor: mayActFor(selection, memberId, now),
    })),
  ];
}
