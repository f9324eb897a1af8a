import { useDeferredValue, useMemo } from 'react';
import { filterClaims, sortClaims, sortNewestFirst } from '#src/domain/claims/claim-filters.ts';
import { rowsOf } from '#src/domain/claims/claim-row.ts';
import type { ClaimsContext } from '#src/domain/claims/claims-context.ts';
import type { ClaimFilters, ClaimSort } from '#src/domain/claims/claim-view.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { ClaimsView } from '#src/portal/claims-view.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';

/** How the claims are looked at, and how to change that. */
export function useClaimsView() {
  const { claimsView } = usePortal();
  const view = useStored(claimsView.view);
  // The same functions all along: what only changes the view is not rendered again for a keystroke.
  const changes = useMemo(() => {
    const change = (next: Partial<ClaimsView>) =>
      claimsView.set({ ...claimsView.view.get(), page: 1, ...next });
    return {
      filter: (filters: Partial<ClaimFilters>) =>
        change({ filters: { ...claimsView.view.get().filters, ...filters } }),
      sort: (sort: ClaimSort) => change({ sort }),
      open: (page: number) => change({ page }),
      resize: (pageSize: number) => change({ pageSize }),
    };
  }, [claimsView]);
  return { view, ...changes };
}

/** As many rows as are painted as quickly as the letter that was typed. */
const quickRows = 25;

/** The rows that fit, sorted. Where a page has many of them, what is typed is painted before they are. */
export function useClaimRows(
  claims: readonly FamilyClaim[],
  context: ClaimsContext,
  { filters, sort, pageSize }: ClaimsView,
) {
  // A value that stays null asks for no second rendering.
  const later = useDeferredValue(pageSize > quickRows ? filters : null);
  const wanted = later ?? filters;
  const all = useMemo(() => sortNewestFirst(rowsOf(claims, context)), [claims, context]);
  const found = useMemo(() => filterClaims(all, wanted), [all, wanted]);
  const rows = useMemo(() => sortClaims(found, sort), [found, sort]);
  return { all, found, rows };
}
