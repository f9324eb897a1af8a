import { useQuery } from '@tanstack/react-query';
import {
  claimHistoryQuery,
  noClaims,
  recentClaimsQuery,
  type ClaimHistory,
} from '#src/api/queries/claims.ts';
import { asPartial } from '#src/domain/data/completeness.ts';
import { billableSince, localDay, recentClaimsSince } from '#src/domain/format/days.ts';
import { visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import type { ClaimsAnswer } from '#src/parts/deadlines/use-deadlines.ts';
import { usePortal } from '#src/portal/portal-context.ts';

export function useRecentClaims(selection: Selection) {
  const portal = usePortal();
  const { plan } = selection;
  const since = recentClaimsSince(localDay(portal.now()));
  return useQuery({
    ...recentClaimsQuery(portal, plan, visibleMemberIds(selection), since),
    ...(selection.isPartial && { select: asPartial<ClaimHistory> }),
    enabled: selection.rights.claims,
  });
}

/**
 * Returns the claims that can still be billed. The recent ones are there first, so that the dashboard doesn't wait for
 * two years of them: `isArriving` until all are there.
 */
export function useBillableClaims(selection: Selection): ClaimsAnswer & { isArriving: boolean } {
  const portal = usePortal();
  const { plan, rights } = selection;
  const recent = useRecentClaims(selection);
  const since = billableSince(localDay(portal.now()));
  const all = useQuery({
    ...claimHistoryQuery(portal, plan, visibleMemberIds(selection), since),
    ...(selection.isPartial && { select: asPartial<ClaimHistory> }),
    enabled: rights.claims && recent.isSuccess,
  });
  const isArriving = rights.claims && all.data?.pendingPages.length !== 0;
  const data = isArriving ? recent.data : (all.data ?? noClaims);
  const failed = [recent, all].filter(({ isError, isFetching }) => isError && !isFetching);
  return {
    data,
    isLoading: data === undefined,
    isArriving,
    isError: failed.length > 0,
    refetch: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
