import { useQuery } from '@tanstack/react-query';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { appealPlanKind } from '#src/domain/appeals/plan-rules.ts';
import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns the kind of plan whose rules the insurer's decisions follow; null while it isn't known. */
export function usePlanKind({ plan, rights }: Selection): AppealPlanKind | null {
  const { data } = useQuery({
    ...usePortal().queryOf(appealDeadlines(plan.memberId)),
    enabled: rights.claims,
  });
  // Name no law until the deadlines load. Without the right, nothing loads.
  if (!data && rights.claims) return null;
  return appealPlanKind(plan, data?.rules);
}
