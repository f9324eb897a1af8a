import { useQuery } from '@tanstack/react-query';
import { healthReimbursement } from '#src/api/calls/payments/health-reimbursement.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { compare } from '#src/domain/data/compare.ts';
import { furtherDatesOf } from '#src/domain/deadlines/further-dates.ts';
import { dayBefore, localDay } from '#src/domain/format/days.ts';
import { limits } from '#src/domain/limits.ts';
import { useClaimHistory } from '#src/parts/claims/use-claim-history.ts';
import { usePlanKind } from '#src/parts/plan/use-plan-kind.ts';
import { useDeadlines, type Deadlines } from '#src/parts/deadlines/use-deadlines.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Returns every coming date of a plan, the nearest first: the deadlines, decisions on appeals and requests, and the
 * account's last day.
 */
export function useDates(selection: Selection): Omit<
  Deadlines,
  'claims' | 'authorizations' | 'rows'
> & {
  /** Whether there are claims that were decided lately: most of them have a deadline that isn't listed. */
  hasRecentDecisions: boolean;
} {
  const { queryOf, now } = usePortal();
  const { plan } = selection;
  const { query, history } = useClaimHistory(selection);
  const deadlines = useDeadlines(selection, {
    data: history,
    isLoading: history === undefined || history.pendingPages.length > 0,
    isError: query.isError && !query.isFetching,
    refetch: () => void query.refetch(),
  });
  const account = useQuery({
    ...queryOf(healthReimbursement(plan.memberId)),
    enabled: selection.rights.healthReimbursementAccount,
  });
  // A right to the screen doesn’t mean that there’s an account.
  const isMissing = account.error instanceof ApiFailure && account.error.status === 404;
  const hasFailed = account.isError && !isMissing;
  const planKind = usePlanKind(selection);
  const further = furtherDatesOf(
    {
      claims: deadlines.claims,
      authorizations: deadlines.authorizations,
      planKind,
      account: account.data ?? null,
      plan,
    },
    localDay(now()),
  );
  const appealableSince = dayBefore(localDay(now()), limits.appealDays);
  return {
    list: [...deadlines.list, ...further].toSorted((a, b) => compare(a.day, b.day)),
    hasRecentDecisions: deadlines.claims.some(
      ({ claim: { processedOn } }) => processedOn !== null && processedOn >= appealableSince,
    ),
    isLoading: deadlines.isLoading || account.isLoading,
    completeness: hasFailed ? 'partial' : deadlines.completeness,
    retry() {
      deadlines.retry();
      if (hasFailed) void account.refetch();
    },
  };
}
