import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import {
  newestFirst,
  noFilters,
  type ClaimFilters,
  type ClaimSort,
} from '#src/domain/claims/claim-view.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { DisplayChoicesStore } from './display-choices.ts';

/** The member's view of their claims: the filters and the sort order. The page number is in the address. */
export interface ClaimsView {
  filters: ClaimFilters;
  sort: ClaimSort;
  pageSize: number;
}

/** The claim that was opened from the list, so that Back returns to its row. */
export interface OpenedRow {
  claimId: string;
  /** The page of the list it was on, counted from 1. */
  page: number;
  /** The scroll position of the list, in pixels. */
  top: number;
}

/** Returns the search parameters of a page of the list, counted from 1. */
export const searchOfPage = (page: number) => (page > 1 ? { page } : {});

export const firstView: ClaimsView = {
  filters: noFilters,
  sort: newestFirst,
  pageSize: 10,
};

/** The view of claims, kept while the member moves among pages on claims (product rule 3.5). */
export interface ClaimsViewStore {
  view: ReadonlyAtom<ClaimsView>;
  set: (view: ClaimsView) => void;
  /** Returns the opened row. In memory only: it names a claim. */
  opened: () => OpenedRow | null;
  open: (row: OpenedRow) => void;
  reset: () => void;
}

export function createClaimsView(
  storage: BrowserStorage,
  displayChoices: DisplayChoicesStore,
): ClaimsViewStore {
  const first = (): ClaimsView => ({
    ...firstView,
    pageSize: displayChoices.get().rowsPerPage ?? firstView.pageSize,
  });
  const view = createAtom(storage.read(storageKeys.claimsFilters) ?? first());
  let opened: OpenedRow | null = null;
  return {
    view,
    opened: () => opened,
    open(row) {
      opened = row;
    },
    set(next) {
      if (next.pageSize !== view.get().pageSize) {
        displayChoices.save({ rowsPerPage: next.pageSize });
      }
      storage.write(storageKeys.claimsFilters, next);
      view.set(next);
    },
    reset() {
      storage.remove(storageKeys.claimsFilters);
      view.set(first());
      opened = null;
    },
  };
}
