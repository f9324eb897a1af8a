import { useQuery } from '@tanstack/react-query';
import { patients } from '#src/api/calls/patients.ts';
import { hasNamesakes, suffixIn, withDistinctNames } from '#src/domain/people/distinct-names.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { accessOn, type PlanAccess } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns a plan's access as of today, with people of one first name told apart as on the plan's own screens. */
export function useNamedAccess(listed: PlanAccess | undefined, plan: Plan): PlanAccess | null {
  const { queryOf, now } = usePortal();
  const { data } = useQuery({
    ...queryOf(patients(plan)),
    enabled: listed !== undefined && hasNamesakes(listed.accessibleMembers),
  });
  if (listed === undefined) return null;
  const suffixOf = suffixIn(data?.patients ?? []);
  const accessibleMembers = withDistinctNames(listed.accessibleMembers, suffixOf);
  return accessOn({ ...listed, accessibleMembers }, plan, now());
}
