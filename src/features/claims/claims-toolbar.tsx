import { Download, Printer, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { formatCount } from '#src/domain/formats.ts';
import type { PlanAccess } from '#src/domain/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { ClaimFilterPanel } from './claim-filter-panel.tsx';
import styles from './claims-screen.module.css';
import { activeFilters } from './active-filters.ts';
import { downloadClaims } from './download-claims.ts';

const words = claimsListWords.toolbar;

/** Search, filters, and taking the claims away on paper or as a file. */
export function ClaimsToolbar({
  all,
  rows,
  access,
  filters,
  onFilter,
  clearings,
}: {
  all: readonly ClaimRow[];
  rows: readonly ClaimRow[];
  access: PlanAccess;
  filters: ClaimFilters;
  onFilter: (changes: Partial<ClaimFilters>) => void;
  /** How often all filters were taken away: their fields begin anew with each. */
  clearings: number;
}) {
  const { now } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const searchId = useId();
  const panelId = useId();
  const count = activeFilters(filters, access).length;
  const figure = formatCount(rows.length);
  return (
    <div className={styles['tools']}>
      <div className={styles['search']}>
        <label htmlFor={searchId}>{words.search}</label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          placeholder={words.searchPlaceholder}
          value={filters.text}
          onChange={(event) => onFilter({ text: event.target.value })}
        />
      </div>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
        {count > 0 ? words.filtersOn(count) : words.filters}
      </Button>
      <div className={styles['takeAway']}>
        <Button
          variant="plain"
          aria-label={words.downloadClaims(rows.length, figure)}
          onClick={() => downloadClaims(rows, access, now())}
        >
          <Download size={20} aria-hidden="true" />
          {words.download}
        </Button>
        <Button
          variant="plain"
          aria-label={words.printClaims(rows.length, figure)}
          onClick={() => window.print()}
        >
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen} className={styles['panel']}>
        {isOpen && (
          <ClaimFilterPanel
            key={clearings}
            all={all}
            access={access}
            filters={filters}
            onFilter={onFilter}
          />
        )}
      </div>
    </div>
  );
}
