import { claimsListWords as words } from '#content/claims-list.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { ClaimsView } from '#src/portal/plan/claims-view.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { ListPosition, Pager, type ListPositionOf } from '#src/ui/data/pager.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { ClaimTable } from './claim-table.tsx';
import styles from './claims-screen.module.css';
import { useOpenedRow } from './use-claim-list.ts';
import { usePageOfClaims } from './use-page-of-claims.ts';

/** The rows, a page at a time: all that is rendered when a page is turned. On paper all of them. */
export function ClaimPages({
  rows,
  isComplete,
  view: { pageSize, sort },
  position,
  onSort,
  onClear,
}: {
  rows: readonly ClaimRow[];
  /** Whether all claims have arrived. */
  isComplete: boolean;
  view: ClaimsView;
  position: ListPositionOf;
  onSort: (sort: ClaimsView['sort']) => void;
  onClear: () => void;
}) {
  const { asked, note } = usePageOfClaims();
  const place = { ...usePageOf(rows, pageSize, asked, note), isGrowing: !isComplete };
  const opened = useOpenedRow(place.page);
  return (
    <>
      <ListPosition line={position.line} place={place} noun={words.noun} />
      {rows.length > 0 ? (
        <PartBoundary>
          <ClaimTable {...{ opened, sort, onSort }} rows={place.shown} />
        </PartBoundary>
      ) : (
        <Stack gap="4" align="start" className={styles['empty']}>
          <p>{words.noneFits}</p>
          <Button variant="secondary" onClick={onClear}>
            {words.clearFilters}
          </Button>
        </Stack>
      )}
      <Pager label={words.pages} place={place} onTurned={position.focus} />
    </>
  );
}
