import { X } from 'lucide-react';
import { claimsListWords } from '#content/claims-list.ts';
import type { ClaimFilters } from '#src/domain/claims/claim-view.ts';
import type { PlanAccess } from '#src/domain/rights.ts';
import { Button } from '#src/ui/button.tsx';
import { activeFilters } from './active-filters.ts';
import styles from './claims-screen.module.css';

const words = claimsListWords.chips;

/** The active filters; each can be removed, or all at once. */
export function ClaimFilterChips({
  access,
  filters,
  onFilter,
  onClear,
}: {
  access: PlanAccess;
  filters: ClaimFilters;
  onFilter: (changes: Partial<ClaimFilters>) => void;
  onClear: () => void;
}) {
  const active = activeFilters(filters, access);
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.title} className={styles['chips']}>
      {active.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={words.remove(name)}
            onClick={() => onFilter(without)}
          >
            {name}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="plain" onClick={onClear}>
          {words.clear}
        </Button>
      </li>
    </ul>
  );
}
