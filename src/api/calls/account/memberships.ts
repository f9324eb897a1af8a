import { zGetMembershipsResponse } from '#generated/member/validators/zGetMembershipsResponse.ts';
import { endDay } from '#src/domain/format/days.ts';
import { completenessOf, type Completeness } from '#src/domain/data/completeness.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { contractTypes, type Plan } from '#src/domain/plan/plan.ts';
import { member } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** The plans of a user. */
export interface Memberships {
  plans: readonly Plan[];
  completeness: Completeness;
}

/** The query of every plan of the user, active and inactive, in the insurer's order. */
export const memberships = (userId: string) =>
  member.read(
    'GET /users/{userId}/memberships',
    zGetMembershipsResponse,
    { path: { userId } },
    ({ userMemberships }, leftOut): Memberships => ({
      plans: userMemberships.flatMap((membership) => planOf(membership, userId) ?? []),
      completeness: completenessOf(leftOut),
    }),
  );

type Membership = Lenient<typeof zGetMembershipsResponse>['userMemberships'][number];

/** Returns the plan of a membership; null for a kind of plan that the portal has no screens for. */
function planOf(membership: Membership, userId: string): Plan | null {
  const contractType = parseEnum(contractTypes, membership.contractType);
  if (contractType === null) {
    console.warn('a plan of an unknown kind is not shown');
    return null;
  }
  const {
    username = userId,
    displayName = '',
    usersPreferredName = displayName,
    memberSeqNumber = '',
    origEffDate = null,
    covTermDate = null,
    lobDisplayName = contractType,
    tier1 = '',
    ssoType = null,
    ...ids
  } = membership;
  return {
    ...ids,
    contractType,
    username,
    displayName,
    usersPreferredName,
    memberSeqNumber,
    origEffDate,
    covTermDate: endDay(covTermDate),
    lobDisplayName,
    tier1,
    ssoType,
  };
}
