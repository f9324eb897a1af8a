import type { ReactNode } from 'react';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import type { Progress } from '#src/parts/claims/history-progress.tsx';
import { useClaimHistory } from '#src/parts/claims/use-claim-history.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';

/** A part of a screen that shows the claims loaded so far, also when the rest fails to load. */
export function WithHistory({
  title,
  skeleton,
  children,
}: {
  /** The title of the card for a failure; left out inside a card. */
  title?: string;
  skeleton: ReactNode;
  children: (history: ClaimHistory, progress: Progress) => ReactNode;
}) {
  const { query, history } = useClaimHistory(usePlan());
  if (!history) {
    const placeholder = (
      <Loadable query={query} skeleton={skeleton}>
        {() => skeleton}
      </Loadable>
    );
    const hasFailed = query.isError && !query.isFetching;
    return hasFailed && title !== undefined ? (
      <Card title={title}>{placeholder}</Card>
    ) : (
      placeholder
    );
  }
  return children(history, {
    history,
    hasFailed: query.isError && !query.isFetching,
    onRetry: () => void query.refetch(),
  });
}
