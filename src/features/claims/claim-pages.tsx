import { claimsListWords as words } from '#content/claims-list.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { ClaimsView } from '#src/portal/plan/claims-view.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import type { ListPositionOf } from '#src/ui/data/pager.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { ClaimTable } from './claim-table.tsx';
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
  const { requestedPage, note } = usePageOfClaims();
  const pagination = { ...usePageOf(rows, pageSize, requestedPage, note), isGrowing: !isComplete };
  const opened = useOpenedRow(pagination.page);
  return (
    <ListPages
      {...{ pagination, words, position }}
      none={
        <Stack gap="4" align="start" className={utility('readable', 'padded')}>
          <p>{words.noneFits}</p>
          <Button variant="secondary" onClick={onClear}>
            {words.clearFilters}
          </Button>
        </Stack>
      }
    >
      {(shown) => <ClaimTable {...{ opened, sort, onSort }} rows={shown} />}
    </ListPages>
  );
}
