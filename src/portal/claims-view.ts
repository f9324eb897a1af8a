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
  current: () => ClaimsView;
  set: (view: ClaimsView) => void;
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createClaimsView(storage: BrowserStorage): ClaimsViewStore {
  const listeners = new Set<() => void>();
  let view: ClaimsView | null = null;
  const show = (next: ClaimsView | null) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => (view ??= storage.read(storageKeys.claimsFilters) ?? firstView),
    set(next) {
      storage.write(storageKeys.claimsFilters, next);
      show(next);
    },
    reset() {
      storage.remove(storageKeys.claimsFilters);
      show(null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
