import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { filterClaims, sortClaims } from '#src/domain/claims/claim-filters.ts';
import { rowOf, summaryOf } from '#src/domain/claims/claim-row.ts';
import type { ClaimFilters, ClaimSort } from '#src/domain/claims/claim-view.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { ClaimsView } from '#src/portal/claims-view.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** How the claims are looked at, and how to change that. */
export function useClaimsView() {
  const { claimsView } = usePortal();
  const view = useSyncExternalStore(claimsView.subscribe, claimsView.current);
  // The same functions all along: what only changes the view is not rendered again for a keystroke.
  const changes = useMemo(() => {
    const change = (next: Partial<ClaimsView>) =>
      claimsView.set({ ...claimsView.current(), page: 1, ...next });
    return {
      filter: (filters: Partial<ClaimFilters>) =>
        change({ filters: { ...claimsView.current().filters, ...filters } }),
      sort: (sort: ClaimSort) => change({ sort }),
      open: (page: number) => change({ page }),
      resize: (pageSize: number) => change({ pageSize }),
    };
  }, [claimsView]);
  return { view, ...changes };
}

/** The rows that fit, sorted. Sorting is done once an order, so that a keystroke only filters. */
export function useClaimRows(
  claims: readonly FamilyClaim[],
  filters: ClaimFilters,
  sort: ClaimSort,
) {
  const wanted = useDeferredValue(filters);
  const sorted = useMemo(() => sortClaims(claims.map(rowOf), sort), [claims, sort]);
  const rows = useMemo(() => filterClaims(sorted, wanted), [sorted, wanted]);
  const summary = useMemo(() => summaryOf(rows), [rows]);
  return { sorted, rows, summary };
}
