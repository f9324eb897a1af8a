import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { claimsListWords as words } from '#content/claims-list.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useClaimHistory } from '#src/parts/claims/use-claim-history.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';
import { ClaimList } from './claim-list.tsx';

/** Every claim of the plan: found, sorted, added up, printed and exported. */
export function ClaimsScreen() {
  const { query, history } = useClaimHistory(usePlan());
  const hasFailed = query.isError && !query.isFetching;
  const { refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  return (
    <>
      <ScreenTitle
        intro={
          <Link to="/{-$contractType}/dates" className="screen-only">
            {words.dates}
          </Link>
        }
      >
        {words.title}
      </ScreenTitle>
      {history === undefined && hasFailed ? (
        <LoadFailure error={query.error} onRetry={retry} />
      ) : (
        <ClaimList hasFailed={hasFailed} history={history ?? null} onRetry={retry} />
      )}
    </>
  );
}
