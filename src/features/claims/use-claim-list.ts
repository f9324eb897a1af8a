import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { filterClaims, sortClaims } from '#src/domain/claims/claim-filters.ts';
import { rowOf, summaryOf } from '#src/domain/claims/claim-row.ts';
import type { ClaimFilters, ClaimSort } from '#src/domain/claims/claim-view.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** How the claims are looked at, and how to change that. */
export function useClaimsView() {
  const { claimsView } = usePortal();
  const view = useSyncExternalStore(claimsView.subscribe, claimsView.current);
  return {
    view,
    filter: (changes: Partial<ClaimFilters>) =>
      claimsView.set({ ...view, page: 1, filters: { ...view.filters, ...changes } }),
    sort: (sort: ClaimSort) => claimsView.set({ ...view, page: 1, sort }),
    open: (page: number) => claimsView.set({ ...view, page }),
    resize: (pageSize: number) => claimsView.set({ ...view, page: 1, pageSize }),
  };
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
