import { formatName } from '#src/domain/format-name.ts';
import { primaryCareWords } from '#content/primary-care.ts';
import type { Selection } from '#src/portal/plan-store.ts';

/** Somebody on the plan whose provider may be seen and chosen. */
export interface CoveredPerson {
  memberId: string;
  name: string;
}

/** The member first, then the others. */
export function coveredPeople({ plan, access }: Selection): CoveredPerson[] {
  const others = access.accessibleMembers.filter(({ memberId }) => memberId !== plan.memberId);
  const own = access.accessibleMembers.find(({ memberId }) => memberId === plan.memberId);
  const name = formatName(own?.firstName ?? plan.usersPreferredName);
  return [
    { memberId: plan.memberId, name: others.length > 0 ? primaryCareWords.self(name) : name },
    ...others.map(({ memberId, firstName }) => ({ memberId, name: formatName(firstName) })),
  ];
}
