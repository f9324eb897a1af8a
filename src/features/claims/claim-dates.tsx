import { memo } from 'react';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { DeadlinesCard } from '#src/shell/deadlines/deadlines-card.tsx';
import { useDeadlines } from '#src/shell/deadlines/use-deadlines.ts';

/** The dates that follow from the claims. Apart from the list: a keystroke in it changes none of them. */
export const ClaimDates = memo(function ClaimDates({
  selection,
  history,
  hasFailed,
  onRetry,
}: {
  selection: Selection;
  history: ClaimHistory;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  const deadlines = useDeadlines(selection, {
    data: history,
    isError: hasFailed,
    refetch: onRetry,
  });
  return <DeadlinesCard selection={selection} deadlines={deadlines} />;
});
