import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { claimsListWords as words } from '#content/claims-list.ts';
import { noFilters, type ClaimFilters } from '#src/domain/claims/claim-view.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { HistoryProgress, type Progress } from '#src/parts/history-progress.tsx';
import { ScreenTitle } from '#src/parts/screen-title.tsx';
import { usePlan } from '#src/parts/use-plan.ts';
import { useClaimsContext } from '#src/parts/use-claims-context.ts';
import { useClaimHistory } from '#src/parts/use-claim-history.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/loadable.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';
import { AdultsApart } from './adults-apart.tsx';
import { ClaimDates } from './claim-dates.tsx';
import { ClaimFilterChips } from './claim-filter-chips.tsx';
import { ClaimTable } from './claim-table.tsx';
import styles from './claims-screen.module.css';
import { ClaimsSkeleton } from './claims-skeleton.tsx';
import { ClaimsSummary } from './claims-summary.tsx';
import { ClaimsToolbar } from './claims-toolbar.tsx';
import { PageSizeChoice } from './page-size-choice.tsx';
import { useClaimRows, useClaimsView } from './use-claim-list.ts';

/** Every claim of the plan: found, sorted, added up, printed and exported. */
export function ClaimsScreen() {
  const selection = usePlan();
  const { query, history } = useClaimHistory(selection);
  const hasFailed = query.isError && !query.isFetching;
  const { refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  return (
    <>
      <ScreenTitle intro={words.intro}>{words.title}</ScreenTitle>
      {history ? (
        <ClaimList selection={selection} history={history} hasFailed={hasFailed} onRetry={retry} />
      ) : hasFailed ? (
        <LoadFailure error={query.error} onRetry={retry} />
      ) : (
        <ClaimsSkeleton />
      )}
    </>
  );
}

/** Rendered only when more has arrived, not for every page that is asked for. */
const ClaimList = memo(function ClaimList({
  selection,
  ...progress
}: {
  selection: Selection;
} & Progress) {
  const { history, hasFailed, onRetry } = progress;
  const { view, filter, sort, open, resize } = useClaimsView();
  const { filters, pageSize } = view;
  const context = useClaimsContext(selection, history.claims);
  const { all, found, rows } = useClaimRows(history.claims, context, view);
  const position = useListPosition();
  const isPrinting = usePrinting();
  // What is below the list waits until the first rows are painted.
  const isBelowDue = useDeferredValue(true, false);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  // Fewer claims may fit than when the page was opened.
  const page = Math.min(view.page, pages);
  const shown = useMemo(
    () => (isPrinting ? rows : rows.slice((page - 1) * pageSize, page * pageSize)),
    [isPrinting, rows, page, pageSize],
  );
  const turnTo = (next: number) => {
    open(next);
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
    takeAway(filters);
    setClearings(clearings + 1);
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
        <AdultsApart access={selection.access} />
      </>
    );
  }
  return (
    <>
      <HistoryProgress {...progress} isAfloat />
      <ClaimsSummary
        found={found}
        isFiltered={found.length < all.length}
        {...{ isComplete, hasFailed, selection }}
      />
      <AdultsApart access={selection.access} />
      <section aria-label={words.list} className={styles['list']}>
        <ClaimsToolbar
          all={all}
          rows={rows}
          access={selection.access}
          filters={filters}
          onFilter={filter}
          clearings={clearings}
        />
        <ClaimFilterChips
          access={selection.access}
          filters={filters}
          onFilter={takeAway}
          onClear={() => clear({ ...noFilters, text: filters.text })}
        />
        <div className={styles['position']}>
          <ListPosition
            line={position.line}
            {...{ page, pageSize }}
            total={rows.length}
            noun={words.noun}
          />
          <PageSizeChoice value={pageSize} onChange={resize} />
        </div>
        {rows.length > 0 ? (
          <ClaimTable access={selection.access} rows={shown} sort={view.sort} onSort={sort} />
        ) : (
          <div className={styles['empty']}>
            <p>{words.noneFits}</p>
            <Button variant="secondary" onClick={() => clear(noFilters)}>
              {words.clearFilters}
            </Button>
          </div>
        )}
        <Pager label={words.pages} {...{ page, pages }} onPage={turnTo} />
      </section>
      {isBelowDue && (
        <ClaimDates
          selection={selection}
          history={history}
          hasFailed={hasFailed}
          onRetry={onRetry}
        />
      )}
    </>
  );
});
