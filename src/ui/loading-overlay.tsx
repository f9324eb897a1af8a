import styles from './loading-overlay.module.css';

/** White over everything, with a spinner, and what is being waited for (product rule 9.5). */
export function LoadingOverlay({ words }: { words: string }) {
  return (
    <div className={styles['overlay']} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      <p className={styles['words']}>{words}</p>
    </div>
  );
}
