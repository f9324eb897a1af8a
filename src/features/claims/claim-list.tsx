import { memo, useState } from 'react';
import { claimsListWords as words } from '#content/claims-list.ts';
import { noClaims, type ClaimHistory } from '#src/api/queries/claims.ts';
import { noFilters, type ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { HistoryProgress, type Progress } from '#src/parts/history-progress.tsx';
import { useClaimsContext } from '#src/parts/use-claims-context.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { Contained } from '#src/ui/contained.tsx';
import { useListPosition } from '#src/ui/pager.tsx';
import { AdultsApart } from './adults-apart.tsx';
import { ClaimPages } from './claim-pages.tsx';
import { ClaimFilterChips } from './claim-filter-chips.tsx';
import styles from './claims-screen.module.css';
import { ClaimsSkeleton } from './claims-skeleton.tsx';
import { ClaimsSummary } from './claims-summary.tsx';
import { ClaimsToolbar } from './claims-toolbar.tsx';
import { PageSizeChoice } from './page-size-choice.tsx';
import { TakeAway } from './take-away.tsx';
import { useClaimRows, useClaimsView } from './use-claim-list.ts';

/**
 * The claims that have arrived. Rendered when more have or others are wanted, not for every page that is turned.
 * What is not of the claims themselves is there before they are.
 */
export const ClaimList = memo(function ClaimList({
  selection,
  history,
  hasFailed,
  onRetry,
}: {
  selection: Selection;
  /** Null while nothing has come. */
  history: ClaimHistory | null;
} & Omit<Progress, 'history'>) {
  const { access } = selection;
  const { claims } = history ?? noClaims;
  const { view, filter, sort, resize } = useClaimsView();
  const { filters } = view;
  const context = useClaimsContext(selection, claims);
  const isComplete = history !== null && history.open.length === 0;
  const { all, found, rows } = useClaimRows(claims, context, view, isComplete);
  const position = useListPosition();
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

  const isAwaited = all.length === 0 && !isComplete;
  // What still comes is said where it will be added up: nothing moves when it is there.
  const trouble = history && (isComplete || hasFailed) && (
    <HistoryProgress {...{ history, hasFailed, onRetry }} />
  );
  if (isAwaited && hasFailed) return trouble;
  if (all.length === 0 && isComplete) {
    return (
      <>
        <p className={styles['empty']}>{words.none}</p>
        <AdultsApart access={access} />
      </>
    );
  }
  return (
    <>
      {trouble}
      <div className={styles['room']}>
        <Contained>
          <ClaimsSummary
            found={found}
            isFiltered={found.length < all.length}
            {...{ history, hasFailed, onRetry, selection }}
          />
        </Contained>
        <section aria-label={words.list} className={styles['list']}>
          <Contained>
            <ClaimsToolbar
              {...{ all, access, filters, clearings }}
              found={isAwaited ? null : rows.length}
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
          {isAwaited ? (
            <ClaimsSkeleton />
          ) : (
            <>
              <Contained>
                <ClaimPages
                  {...{ rows, isComplete, view, position }}
                  onSort={sort}
                  onClear={() => clearAndTell(noFilters)}
                />
              </Contained>
              <div className={styles['foot']}>
                <Contained>
                  <PageSizeChoice value={view.pageSize} onChange={resize} />
                </Contained>
                <Contained>
                  <TakeAway {...{ rows, selection }} />
                </Contained>
              </div>
            </>
          )}
        </section>
        <Contained>
          <AdultsApart access={access} />
        </Contained>
      </div>
    </>
  );
});
