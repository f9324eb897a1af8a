import { coverageWords as words } from '#content/coverage.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './coverage.module.css';

/** Says that the payer has more than could be read, and asks for it again. */
export function MissingNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles['missing']} role="status">
      <p>{words.mayBeMissing}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
