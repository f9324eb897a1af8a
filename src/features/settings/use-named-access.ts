import { useQuery } from '@tanstack/react-query';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { hasNamesakes, withDistinctNames } from '#src/domain/people/distinct-names.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { selectionOn, type PlanAccess, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns a plan's access as of today, with the same distinct names as on the plan's screens. */
export function useNamedAccess(listed: PlanAccess | undefined, plan: Plan): Selection | null {
  const { queryOf, now } = usePortal();
  const { data } = useQuery({
    ...queryOf(patients(plan)),
    enabled: listed !== undefined && hasNamesakes(listed.accessibleMembers),
  });
  if (listed === undefined) return null;
  const accessibleMembers = withDistinctNames(listed.accessibleMembers, data?.patients);
  return selectionOn(plan, { ...listed, accessibleMembers }, now());
}
