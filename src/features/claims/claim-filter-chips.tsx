import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { FilterChips } from '#src/parts/list/filter-chips.tsx';
import { activeFilters } from './active-filters.ts';

/** The active filters; each can be removed, or all at once. */
export function ClaimFilterChips({
  selection,
  filters,
  onFilter,
  onClear,
}: {
  selection: Selection;
  filters: ClaimFilters;
  onFilter: (changes: Partial<ClaimFilters>) => void;
  onClear: () => void;
}) {
  const chips = activeFilters(filters, selection).map(({ name, without }) => ({
    name,
    onRemove: () => onFilter(without),
  }));
  return <FilterChips {...{ chips, onClear }} />;
}
