import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { searchOfPage } from '#src/portal/plan/claims-view.ts';

/**
 * Returns the page of the list in the address, counted from 1, and the function that records another one there, so that
 * Back returns from it.
 */
export function usePageOfClaims() {
  const { page: requestedPage = 1 } = useSearch({ from: '/_member/{-$contractType}/claims' });
  const navigate = useNavigate({ from: '/{-$contractType}/claims' });
  const note = (page = 1) => void navigate({ search: searchOfPage(page), resetScroll: false });
  return { requestedPage, note };
}

/** Returns the function that shows the first page of other claims. Back does not lead to the former claims' page. */
export function useFirstPage(): () => void {
  const router = useRouter();
  const navigate = useNavigate({ from: '/{-$contractType}/claims' });
  return useCallback(() => {
    if (!('page' in router.latestLocation.search)) return;
    void navigate({ search: searchOfPage(1), replace: true, resetScroll: false });
  }, [router, navigate]);
}
