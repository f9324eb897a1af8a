import styles from './loading-overlay.module.css';
import { utility } from '#src/ui/layout/utility.ts';

/** A white overlay with a spinner, and the words on what is loading (product rule 9.5). */
export function LoadingOverlay({ words }: { words: string }) {
  return (
    <div className={styles['overlay']} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      <p className={utility('large', 'strong', 'centered')}>{words}</p>
    </div>
  );
}
