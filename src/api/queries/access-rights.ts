import { queryOptions } from '@tanstack/react-query';
import { zGetAccessRightsResponse } from '#generated/member/zod.gen.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import { noRights, type PlanAccess, type Rights } from '#src/domain/rights.ts';
import type { Clients } from '../clients.ts';
import { accessRights } from '../read-calls.ts';

/** What one plan lets the user do, and whose data it lets them see. A flag that is not sent is off. */
export const accessRightsQuery = (clients: Clients, userId: string, plan: Plan) =>
  queryOptions({
    queryKey: ['access-rights', userId, planKey(plan)],
    queryFn: async ({ signal }): Promise<PlanAccess> => {
      const { operation, params } = accessRights(userId, plan);
      const answer = await clients.member(operation, zGetAccessRightsResponse, { params, signal });
      return {
        accessibleMembers: answer.accessibleMembers,
        rights: withDefaults(answer.rights),
      };
    },
  });

function withDefaults(sent: { [Flag in keyof Rights]?: Rights[Flag] | undefined }): Rights {
  const present = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  );
  return { ...noRights, ...present };
}
