import { useQuery } from '@tanstack/react-query';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { localDay } from '#src/domain/format/days.ts';
import { choosableYears, type PlanYear } from '#src/domain/spending/spending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { Selection } from '#src/domain/plan/rights.ts';

/**
 * The plan years whose claims can be added up, newest first. Where the plan does not say when its years
 * start, or this member may not see it, they are the calendar's.
 */
export function useClaimYears({ plan, rights }: Selection): {
  years: { all: readonly number[]; current: PlanYear };
  isLoading: boolean;
} {
  const { queryOf, now } = usePortal();
  const { data, isLoading } = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: rights.deductible,
  });
  const year = localDay(now()).slice(0, 4);
  const current = data?.planYear ?? { start: `${year}-01-01`, end: `${year}-12-31` };
  return { years: { all: choosableYears(current, plan), current }, isLoading };
}
