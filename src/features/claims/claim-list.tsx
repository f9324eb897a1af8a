import { memo, useMemo, useState } from 'react';
import { claimsListWords as words } from '#content/claims-list.ts';
import { noFilters, type ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { formatCount } from '#src/domain/formats.ts';
import { HistoryProgress, type Progress } from '#src/parts/history-progress.tsx';
import { useClaimsContext } from '#src/parts/use-claims-context.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Contained } from '#src/ui/contained.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';
import { AdultsApart } from './adults-apart.tsx';
import { ClaimFilterChips } from './claim-filter-chips.tsx';
import { ClaimTable } from './claim-table.tsx';
import styles from './claims-screen.module.css';
import { ClaimsSkeleton } from './claims-skeleton.tsx';
import { ClaimsSummary } from './claims-summary.tsx';
import { ClaimsToolbar } from './claims-toolbar.tsx';
import { PageSizeChoice } from './page-size-choice.tsx';
import { TakeAway } from './take-away.tsx';
import { useClaimRows, useClaimsView, useOpenedRow, type PageOfClaims } from './use-claim-list.ts';

/** The claims that have arrived. Rendered only when more have, not for every page that is asked for. */
export const ClaimList = memo(function ClaimList({
  selection,
  page: asked,
  onPage,
  ...progress
}: {
  selection: Selection;
} & PageOfClaims &
  Progress) {
  const { history, hasFailed } = progress;
  const { access } = selection;
  const { view, filter, sort, resize } = useClaimsView({ page: asked, onPage });
  const { filters, pageSize } = view;
  const context = useClaimsContext(selection, history.claims);
  const { all, found, rows } = useClaimRows(history.claims, context, view);
  const position = useListPosition();
  const isPrinting = usePrinting();
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  // Fewer claims may fit than when the page was opened.
  const page = Math.min(asked, pages);
  const shown = useMemo(
    () => (isPrinting ? rows : rows.slice((page - 1) * pageSize, page * pageSize)),
    [isPrinting, rows, page, pageSize],
  );
  const opened = useOpenedRow(page);
  const turnTo = (next: number) => {
    onPage(next, { isTurn: true });
    position.focus();
  };
  /** For buttons that go with the filters they take away. */
  const takeAway = (filters: Partial<ClaimFilters>) => {
    filter(filters);
    position.focus();
  };
  // Also what was typed into a filter and could not be read goes with all filters.
  const [clearings, setClearings] = useState(0);
  const clear = (filters: ClaimFilters) => {
    filter(filters);
    setClearings(clearings + 1);
  };
  const clearAndTell = (filters: ClaimFilters) => {
    clear(filters);
    position.focus();
  };

  const isComplete = history.open.length === 0;
  if (all.length === 0 && !isComplete) {
    return (
      <>
        <HistoryProgress {...progress} isAfloat />
        {!hasFailed && <ClaimsSkeleton />}
      </>
    );
  }
  if (all.length === 0) {
    return (
      <>
        <p className={styles['empty']}>{words.none}</p>
        <AdultsApart access={access} />
      </>
    );
  }
  return (
    <>
      <HistoryProgress {...progress} isAfloat />
      <div className={styles['room']}>
        <Contained>
          <ClaimsSummary
            found={found}
            isFiltered={found.length < all.length}
            {...{ isComplete, hasFailed, selection }}
          />
        </Contained>
        <section aria-label={words.list} className={styles['list']}>
          <Contained>
            <ClaimsToolbar
              {...{ all, access, filters, clearings }}
              found={rows.length}
              sort={view.sort}
              onSort={sort}
              onFilter={filter}
              onClear={() => clear({ ...noFilters, text: filters.text })}
            />
          </Contained>
          <Contained>
            <ClaimFilterChips
              {...{ access, filters }}
              onFilter={takeAway}
              onClear={() => clearAndTell({ ...noFilters, text: filters.text })}
            />
          </Contained>
          {isPrinting ? (
            <p>
              <strong>{words.count(rows.length, formatCount(rows.length))}</strong>
            </p>
          ) : (
            <ListPosition
              line={position.line}
              {...{ page, pageSize }}
              total={rows.length}
              noun={words.noun}
            />
          )}
          {rows.length > 0 ? (
            <Contained>
              <ClaimTable {...{ access, opened }} rows={shown} sort={view.sort} onSort={sort} />
            </Contained>
          ) : (
            <div className={styles['empty']}>
              <p>{words.noneFits}</p>
              <Button variant="secondary" onClick={() => clearAndTell(noFilters)}>
                {words.clearFilters}
              </Button>
            </div>
          )}
          <Pager label={words.pages} {...{ page, pages }} onPage={turnTo} />
          <div className={styles['foot']}>
            <Contained>
              <PageSizeChoice value={pageSize} onChange={resize} />
            </Contained>
            <Contained>
              <TakeAway {...{ rows, access }} />
            </Contained>
          </div>
        </section>
        <Contained>
          <AdultsApart access={access} />
        </Contained>
      </div>
    </>
  );
});
