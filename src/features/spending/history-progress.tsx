import type { ReactNode } from 'react';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { formatCount } from '#src/domain/formats.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loadable } from '#src/ui/loadable.tsx';
import styles from './history-progress.module.css';
import { isWhole, useClaimHistory } from './use-spending.ts';

interface Progress {
  history: ClaimHistory;
  hasFailed: boolean;
  onRetry: () => void;
}

/** A part of a screen that shows what has arrived of the claims, also when the rest does not come. */
export function WithHistory({
  selection,
  title,
  skeleton,
  children,
}: {
  selection: Selection;
  /** Of the card that stands here when nothing came; none inside of one. */
  title?: string;
  skeleton: ReactNode;
  children: (history: ClaimHistory, progress: Progress) => ReactNode;
}) {
  const { query, history } = useClaimHistory(selection);
  if (!history) {
    const place = (
      <Loadable query={query} skeleton={skeleton}>
        {() => skeleton}
      </Loadable>
    );
    const hasFailed = query.isError && !query.isFetching;
    return hasFailed && title !== undefined ? <Card title={title}>{place}</Card> : place;
  }
  return children(history, {
    history,
    hasFailed: query.isError && !query.isFetching,
    onRetry: () => void query.refetch(),
  });
}

/** How far the claims have arrived, while they are not all there. */
export function HistoryProgress({ history, hasFailed, onRetry }: Progress) {
  const { read, total, hasWarning } = history;
  const soFar =
    total === null
      ? `${formatCount(read)} claims`
      : `${formatCount(read)} of ${formatCount(total)} claims`;
  if (hasFailed) {
    return (
      <div className={styles['failed']} role="alert">
        <p>Not all claims could be loaded. What you see is from {soFar}.</p>
        <Button look="secondary" onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  }
  if (!isWhole(history)) {
    return (
      <div className={styles['progress']}>
        {/* Said once: the figures change too often to be heard. */}
        <p role="status">Older claims are still loading.</p>
        <p aria-hidden="true">So far: {soFar}</p>
        {total !== null && (
          <progress aria-label="Claims loaded" max={total} value={Math.min(read, total)} />
        )}
      </div>
    );
  }
  if (hasWarning) {
    return (
      <p className={styles['progress']} role="status">
        Our records say that some claims may be missing here.
      </p>
    );
  }
  return null;
}
