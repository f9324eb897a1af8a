import { useQuery } from '@tanstack/react-query';
import { memberships } from '#src/api/calls/memberships.ts';
import { firstPlan, type Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * The plan that settings are shown for, which need none to be chosen: the one this tab works in, else the
 * member's first. Null while it is not known, or when there is none.
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
