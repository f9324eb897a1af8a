import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './missing-note.module.css';

/** Says that the payer has more than could be read, and asks for it again. */
export function MissingNote({
  retry,
  onRetry,
  children,
}: {
  /** What the button says. */
  retry: string;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles['note']} role="status">
      <p>{children}</p>
      <Button variant="secondary" className={styles['retry']} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
