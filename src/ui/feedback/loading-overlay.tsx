import { classNames } from '#src/ui/class-names.ts';
import styles from './loading-overlay.module.css';
import { utility } from '#src/ui/layout/utility.ts';

/** A white overlay with a spinner, and the words on what is loading (product rule 9.5). */
export function LoadingOverlay({ words }: { words: string }) {
  return (
    <div
      className={classNames(styles['overlay'], utility('stack', 'center', 'on-card'))}
      role="status"
    >
      <span className={classNames(styles['spinner'], utility('round'))} aria-hidden="true" />
      <p className={utility('large', 'strong', 'centered')}>{words}</p>
    </div>
  );
}
