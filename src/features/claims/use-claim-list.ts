import { useDeferredValue, useMemo, useState } from 'react';
import { filterClaims, sortClaims } from '#src/domain/claims/claim-filters.ts';
import { sortNewestFirst, type ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { ClaimFilters, ClaimSort } from '#src/domain/claims/claim-view.ts';
import type { ClaimsView } from '#src/portal/plan/claims-view.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { useFirstPage } from './use-page-of-claims.ts';

/** Returns the view of the list of claims (filters, sort, page size), and the functions that change it. */
export function useClaimsView() {
  const { claimsView } = usePortal();
  const view = useStored(claimsView.view);
  const showFirstPage = useFirstPage();
  // Stable functions: a component that only changes the view is not rendered again for a keystroke.
  const changes = useMemo(() => {
    const change = (next: Partial<ClaimsView>) => {
      claimsView.set({ ...claimsView.view.get(), ...next });
      showFirstPage();
    };
    return {
      filter: (filters: Partial<ClaimFilters>) =>
        change({ filters: { ...claimsView.view.get().filters, ...filters } }),
      sort: (sort: ClaimSort) => change({ sort }),
      resize: (pageSize: number) => change({ pageSize }),
    };
  }, [claimsView, showFirstPage]);
  return { view, ...changes };
}

/** The most rows that are painted as quickly as a typed letter. */
const quickRows = 25;

/** Returns the rows that match, sorted. Where a page has many of them, the typed text is painted first. */
export function useMatchingRows(
  claims: readonly ClaimRow[],
  { filters, sort, pageSize }: ClaimsView,
) {
  // A value that stays null causes no second rendering.
  const later = useDeferredValue(pageSize > quickRows ? filters : null);
  const wanted = later ?? filters;
  const all = useMemo(() => sortNewestFirst(claims), [claims]);
  const matches = useMemo(() => filterClaims(all, wanted), [all, wanted]);
  const rows = useMemo(() => sortClaims(matches, sort), [matches, sort]);
  return { all, matches, rows };
}

/** The row whose claim was opened last, and the function that records another. */
export interface OpenedRowOf {
  /** The claim from which the member returns; null without one. */
  claimId: string | null;
  top: number;
  onOpen: (claimId: string) => void;
}

export function useOpenedRow(page: number): OpenedRowOf {
  const { claimsView } = usePortal();
  // As it was when the list was opened: opening a claim now leaves this screen.
  const [{ claimId, top }] = useState(() => claimsView.opened() ?? { claimId: null, top: 0 });
  return useMemo(
    () => ({
      claimId,
      top,
      onOpen: (openedId: string) =>
        claimsView.open({ claimId: openedId, page, top: window.scrollY }),
    }),
    [claimId, top, claimsView, page],
  );
}
