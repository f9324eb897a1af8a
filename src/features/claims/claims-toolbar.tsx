import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useId, useState, type MouseEvent } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { ClaimFilters, ClaimSort } from '#src/domain/claims/claim-view.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { activeFilters } from './active-filters.ts';
import { ClaimFilterPanel } from './claim-filter-panel.tsx';
import styles from './claims-screen.module.css';
import { SortChoice } from './sort-choice.tsx';

const words = claimsListWords.toolbar;

const ClaimFilterSheet = lazyPart(
  async () => (await import('./claim-filter-sheet.tsx')).ClaimFilterSheet,
);

/** Search, filters, and where the claims are cards, their order. */
export function ClaimsToolbar({
  all,
  matches,
  selection,
  filters,
  onFilter,
  onClear,
  clearings,
  sort,
  onSort,
}: {
  all: readonly ClaimRow[];
  /** The number of claims that match; null until the claims have loaded. */
  matches: number | null;
  selection: Selection;
  filters: ClaimFilters;
  onFilter: (changes: Partial<ClaimFilters>) => void;
  onClear: () => void;
  /** The number of times all filters were cleared. The filter fields remount when it changes. */
  clearings: number;
  sort: ClaimSort;
  onSort: (sort: ClaimSort) => void;
}) {
  const [open, setOpen] = useState<'page' | 'sheet' | null>(null);
  const panelId = useId();
  const count = activeFilters(filters, selection).length;
  const panel = <ClaimFilterPanel key={clearings} {...{ all, selection, filters, onFilter }} />;
  return (
    <div className={classNames(styles['tools'], 'screen-only')}>
      <SearchField
        className={styles['search']}
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.text}
        onChange={(text) => onFilter({ text })}
      />
      <Button
        variant="secondary"
        aria-expanded={open !== null}
        aria-controls={open === 'page' ? panelId : undefined}
        onClick={(event) => setOpen(open === null ? placeFor(event) : null)}
        onPointerEnter={ClaimFilterSheet.preload}
        onFocus={ClaimFilterSheet.preload}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
        {count > 0 ? words.filtersOn(count) : words.filters}
      </Button>
      <SortChoice sort={sort} onSort={onSort} />
      {open === 'page' && (
        <Stack id={panelId} className={utility('whole-row')} look="card">
          {panel}
        </Stack>
      )}
      {open === 'sheet' && (
        <Suspense>
          <ClaimFilterSheet {...{ matches, onClear }} onClose={() => setOpen(null)}>
            {panel}
          </ClaimFilterSheet>
        </Suspense>
      )}
    </div>
  );
}

/** The style sheet knows whether there is room for the filters beside the list. */
function placeFor({ currentTarget }: MouseEvent): 'page' | 'sheet' {
  const filtersPlace = getComputedStyle(currentTarget).getPropertyValue('--filters-in');
  return filtersPlace.trim() === 'sheet' ? 'sheet' : 'page';
}
