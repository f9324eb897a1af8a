import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { choosableYears, startYear, type PlanYear } from '#src/domain/spending/spending.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

interface YearChoice {
  /** The figures of the chosen year. */
  query: UseQueryResult<Accumulators>;
  /** Null until it is known when the plan's years start. */
  years: { year: number; all: readonly number[]; current: PlanYear } | null;
}

/** Returns the figures of the requested plan year, otherwise of the newest. */
export function usePlanYear({ plan }: Selection, wanted: number | undefined): YearChoice {
  const { queryOf } = usePortal();
  const current = useQuery(queryOf(accumulators(plan.memberId)));
  const years = current.data ? yearsOf(current.data.planYear) : null;
  const year = years?.year ?? wanted;
  const isCurrent = years !== null && years.year === startYear(years.current);
  const earlier = useQuery({
    ...queryOf(accumulators(plan.memberId, year)),
    // Requested beside the current one, which says whether there is such a year.
    enabled: year !== undefined && !isCurrent,
  });
  const isEarlier = year !== undefined && !isCurrent && !current.isError;
  return { query: isEarlier ? earlier : current, years };

  function yearsOf(planYear: PlanYear) {
    const all = choosableYears(planYear, plan);
    const [newest = startYear(planYear)] = all;
    const chosen = wanted !== undefined && all.includes(wanted) ? wanted : newest;
    return { year: chosen, all, current: planYear };
  }
}
