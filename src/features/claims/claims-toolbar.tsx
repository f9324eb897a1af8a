import { Download, Printer, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
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

/** Search, filters, and taking the claims away on paper or as a file. */
export function ClaimsToolbar({
  all,
  rows,
  access,
  filters,
  onFilter,
  isComplete,
}: {
  all: readonly ClaimRow[];
  rows: readonly ClaimRow[];
  access: PlanAccess;
  filters: ClaimFilters;
  onFilter: (changes: Partial<ClaimFilters>) => void;
  /** Every claim has arrived: what is taken away is all there is. */
  isComplete: boolean;
}) {
  const { now } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const searchId = useId();
  const panelId = useId();
  const count = activeFilters(filters, access).length;
  const whatIs = `${formatCount(rows.length)} ${rows.length === 1 ? 'claim' : 'claims'}`;
  return (
    <div className={styles['tools']}>
      <div className={styles['search']}>
        <label htmlFor={searchId}>Search claims</label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          placeholder="Provider, service, claim number or amount"
          value={filters.text}
          onChange={(event) => onFilter({ text: event.target.value })}
        />
      </div>
      <Button
        look="secondary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div className={styles['takeAway']}>
        <Button
          look="plain"
          aria-label={`Download ${whatIs} as CSV`}
          onClick={() => downloadClaims(rows, access, now())}
        >
          <Download size={20} aria-hidden="true" />
          Download
        </Button>
        <Button look="plain" aria-label={`Print ${whatIs}`} onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          Print
        </Button>
      </div>
      {!isComplete && (
        <p className={styles['partly']}>A download or print now holds only what has arrived.</p>
      )}
      <div id={panelId} hidden={!isOpen} className={styles['panel']}>
        {isOpen && (
          <ClaimFilterPanel all={all} access={access} filters={filters} onFilter={onFilter} />
        )}
      </div>
    </div>
  );
}
