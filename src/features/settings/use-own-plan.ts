import { useQuery } from '@tanstack/react-query';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { firstPlan, type Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Returns the plan for the settings, which do not need a selected plan: the plan of this tab, else the member's first.
 * Null while it loads, or without a plan.
 */
export function useOwnPlan(): { plan: Plan | null; isPending: boolean } {
  const { plans, queryOf, session } = usePortal();
  const remembered = plans.remembered();
  const userId = session.userId();
  const { data, isPending } = useQuery({
    ...queryOf(memberships(userId ?? '')),
    // No request while the session ends.
    enabled: remembered === null && userId !== null,
  });
  if (remembered) return { plan: remembered, isPending: false };
  return { plan: firstPlan(data?.plans ?? []), isPending };
}
