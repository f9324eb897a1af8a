import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { claimsListWords as words } from '#content/claims-list.ts';
import { ScreenTitle } from '#src/parts/screen-title.tsx';
import { useClaimHistory } from '#src/parts/use-claim-history.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { searchOfPage } from '#src/portal/claims-view.ts';
import { LoadFailure } from '#src/ui/loadable.tsx';
import { ClaimList } from './claim-list.tsx';
import styles from './claims-screen.module.css';
import { ClaimsSkeleton } from './claims-skeleton.tsx';
import type { PageOfClaims } from './use-claim-list.ts';

/** Every claim of the plan: found, sorted, added up, printed and exported. */
export function ClaimsScreen() {
  const { page = 1 } = useSearch({ from: '/_member/{-$contractType}/claims' });
  const navigate = useNavigate({ from: '/{-$contractType}/claims' });
  const turnTo = useCallback<PageOfClaims['onPage']>(
    (next, { isTurn }) =>
      void navigate({
        search: searchOfPage(next),
        // Back leads to the page before, not to the page that other claims had.
        replace: !isTurn,
        resetScroll: false,
      }),
    [navigate],
  );
  const selection = usePlan();
  const { query, history } = useClaimHistory(selection);
  const hasFailed = query.isError && !query.isFetching;
  const { refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  return (
    <>
      <ScreenTitle
        intro={
          <>
            {words.intro}{' '}
            <Link to="/{-$contractType}/dates" className={styles['dates']}>
              {words.dates}
            </Link>
          </>
        }
      >
        {words.title}
      </ScreenTitle>
      {history ? (
        <ClaimList {...{ selection, history, hasFailed, page }} onPage={turnTo} onRetry={retry} />
      ) : hasFailed ? (
        <LoadFailure error={query.error} onRetry={retry} />
      ) : (
        <ClaimsSkeleton />
      )}
    </>
  );
}
