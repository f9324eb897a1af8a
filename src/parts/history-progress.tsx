import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { historyProgressWords as words } from '#content/history-progress.ts';
import { formatCount } from '#src/domain/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './history-progress.module.css';

/** What has arrived of the claims, and whether the rest failed to. */
export interface Progress {
  history: ClaimHistory;
  hasFailed: boolean;
  onRetry: () => void;
}

/** How far the claims have arrived, while they are not all there. */
export function HistoryProgress({
  history,
  hasFailed,
  onRetry,
  isAfloat = false,
}: Progress & {
  /** Over the screen's lower edge while claims come, so that nothing moves when they are there. */
  isAfloat?: boolean;
}) {
  const { read, total, hasWarning } = history;
  const soFar =
    total === null
      ? words.read(formatCount(read))
      : words.readOf(formatCount(read), formatCount(total));
  if (hasFailed) {
    return (
      <div className={styles['failed']} role="alert">
        <p>{words.failed(soFar)}</p>
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (history.open.length > 0) {
    return (
      <div className={classNames(styles['progress'], isAfloat && styles['afloat'])}>
        {/* Said once: the figures change too often to be heard. */}
        <p role="status">{words.loading}</p>
        <p aria-hidden="true">{words.soFar(soFar)}</p>
        {total !== null && (
          <progress aria-label={words.bar} max={total} value={Math.min(read, total)} />
        )}
      </div>
    );
  }
  if (hasWarning) {
    return (
      <p className={styles['progress']} role="status">
        {words.mayBeMissing}
      </p>
    );
  }
  return null;
}
