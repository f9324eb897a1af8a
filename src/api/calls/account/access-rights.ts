import { zGetAccessRightsResponse } from '#generated/member/validators/zGetAccessRightsResponse.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { memberAccess, noRights, type PlanAccess, type Rights } from '#src/domain/plan/rights.ts';
import { member } from '#src/api/http/call.ts';

/**
 * The query of a plan's rights: the features the user may open, and the members whose data they may see. A flag that is
 * not sent is off.
 */
export const accessRights = (
  userId: string,
  { companyId, memberId, contractType }: Pick<Plan, 'companyId' | 'memberId' | 'contractType'>,
) =>
  member.read(
    'GET /users/{userId}/accessrights/{companyId}/{memberId}/{contractType}',
    zGetAccessRightsResponse,
    { path: { userId, companyId, memberId, contractType } },
    ({ accessibleMembers = [], hideTermedDependents = false, rights }, leftOut): PlanAccess => ({
      hidesEnded: hideTermedDependents,
      accessibleMembers: accessibleMembers.map(
        ({
          memberId,
          firstName = memberId,
          relationship = '',
          dateOfBirth = null,
          familyAccess = false,
          access,
          coverageEndedOn = null,
        }) => ({
          memberId,
          firstName,
          relationship,
          dateOfBirth,
          familyAccess,
          coverageEndedOn,
          access: access === undefined ? null : parseEnum(memberAccess, access),
        }),
      ),
      isPartial: leftOut > 0,
      // The hidden adults depend on the date: see accessOn.
      adults: [],
      rights: withDefaults(rights),
    }),
  );

function withDefaults(sent: { [Flag in keyof Rights]?: Rights[Flag] | undefined }): Rights {
  const present = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  );
  return { ...noRights, ...present };
}
