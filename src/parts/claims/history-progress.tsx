import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { historyProgressWords as words } from '#content/history-progress.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import styles from './history-progress.module.css';

/** The claims loaded so far, and whether loading the rest failed. */
export interface Progress {
  history: ClaimHistory;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The progress of loading the claims, until all have loaded. */
export function HistoryProgress({
  history,
  hasFailed,
  onRetry,
  isBrief = false,
}: Progress & {
  /** Whether the text beside it already says that more claims are loading. */
  isBrief?: boolean;
}) {
  const { read, total, completeness } = history;
  const soFar =
    total === null
      ? words.read(formatCount(read))
      : words.readOf(formatCount(read), formatCount(total));
  if (hasFailed) {
    return (
      <Row gap="4" align="center" role="alert" look="bad">
        <p>{words.failed(soFar)}</p>
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      </Row>
    );
  }
  if (history.pendingPages.length > 0) {
    return (
      <Row
        gap="4"
        align="center"
        className={classNames(styles['progress'], utility('small', 'secondary', 'numbers'))}
      >
        {/* Announced once, because the figures change too often. */}
        {isBrief ? (
          <VisuallyHidden>
            <span role="status">{words.loading}</span>
          </VisuallyHidden>
        ) : (
          <p role="status">{words.loading}</p>
        )}
        <p aria-hidden="true">{words.soFar(soFar)}</p>
        {total !== null && (
          <progress
            className="screen-only"
            aria-label={words.bar}
            max={total}
            value={Math.min(read, total)}
          />
        )}
      </Row>
    );
  }
  if (completeness !== 'complete') {
    return (
      <Row
        as="p"
        gap="4"
        align="center"
        className={classNames(styles['progress'], utility('small', 'secondary', 'numbers'))}
        role="status"
      >
        {words.mayBeMissing}
      </Row>
    );
  }
  return null;
}
