import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { formatCount } from '#src/domain/formats.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './history-progress.module.css';

/** What has arrived of the claims, and whether the rest failed to. */
export interface Progress {
  history: ClaimHistory;
  hasFailed: boolean;
  onRetry: () => void;
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
  if (history.open.length > 0) {
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
        Our records say that some claims may be missing here. If you miss one, please contact us.
      </p>
    );
  }
  return null;
}
