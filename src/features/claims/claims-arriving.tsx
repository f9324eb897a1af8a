import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { formatCount } from '#src/domain/formats.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './claims-screen.module.css';

/** Says so while a long history is still on its way, and when part of it is missing. */
export function ClaimsArriving({
  history,
  isArriving,
  hasFailed,
  onRetry,
}: {
  history: ClaimHistory;
  isArriving: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  const { read, total, hasWarning } = history;
  const soFar =
    total === null ? formatCount(read) : `${formatCount(read)} of ${formatCount(total)}`;
  if (isArriving) {
    return (
      <div className={styles['arriving']}>
        {/* Said once: the figures change too often to be heard. */}
        <p role="status">Older claims are still loading.</p>
        <p aria-hidden="true">So far {soFar}</p>
        {total !== null && (
          <progress aria-label="Claims loaded" max={total} value={Math.min(read, total)} />
        )}
      </div>
    );
  }
  if (hasFailed) {
    return (
      <div className={styles['incomplete']} role="alert">
        <p>
          Not all of your claims could be loaded: {soFar} are here, and the sums below count only
          those.
        </p>
        <Button look="secondary" onClick={onRetry}>
          Load the rest
        </Button>
      </div>
    );
  }
  if (hasWarning) {
    return (
      <p className={styles['incomplete']} role="status">
        Our records say that some claims may be missing here. If you miss one, please contact us.
      </p>
    );
  }
  return null;
}
