import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import {
  newestFirst,
  noFilters,
  type ClaimFilters,
  type ClaimSort,
} from '#src/domain/claims/claim-view.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** How the member looks at their claims: what is filtered, how it is sorted, which page is open. */
export interface ClaimsView {
  filters: ClaimFilters;
  sort: ClaimSort;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

export const firstView: ClaimsView = {
  filters: noFilters,
  sort: newestFirst,
  page: 1,
  pageSize: 10,
};

/** Kept while the member moves among pages on claims (specification, section 4, Claims filters). */
export interface ClaimsViewStore {
  view: ReadonlyAtom<ClaimsView>;
  set: (view: ClaimsView) => void;
  reset: () => void;
}

export function createClaimsView(storage: BrowserStorage): ClaimsViewStore {
  const view = createAtom(storage.read(storageKeys.claimsFilters) ?? firstView);
  return {
    view,
    set(next) {
      storage.write(storageKeys.claimsFilters, next);
      view.set(next);
    },
    reset() {
      storage.remove(storageKeys.claimsFilters);
      view.set(firstView);
    },
  };
}
