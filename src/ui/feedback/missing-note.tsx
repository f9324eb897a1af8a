import type { ReactNode } from 'react';
import { listWords } from '#content/list.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

/** The note that something could not be loaded, or only in part, with a retry. */
export function MissingNote({
  retryName,
  hasFailed = false,
  onRetry,
  children,
}: {
  /** The button's accessible name where there are several such notes. */
  retryName?: string;
  /** Nothing could be loaded. */
  hasFailed?: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <Row gap="4" align="center" apart role={hasFailed ? 'alert' : 'status'} look="notice">
      <p>{children}</p>
      <Button variant="secondary" aria-label={retryName} onClick={onRetry}>
        {listWords.retry}
      </Button>
    </Row>
  );
}
