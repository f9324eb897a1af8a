import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './missing-note.module.css';

/** The note that something could not be loaded, or only in part, with a retry. */
export function MissingNote({
  retry,
  retryName,
  hasFailed = false,
  onRetry,
  children,
}: {
  /** The label of the button. */
  retry: string;
  /** The button's accessible name where there are several such notes. */
  retryName?: string;
  /** Nothing could be loaded. */
  hasFailed?: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles['note']} role={hasFailed ? 'alert' : 'status'}>
      <p>{children}</p>
      <Button
        variant="secondary"
        className={styles['retry']}
        aria-label={retryName}
        onClick={onRetry}
      >
        {retry}
      </Button>
    </div>
  );
}
