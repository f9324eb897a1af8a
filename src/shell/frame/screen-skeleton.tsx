import type { ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import styles from './screen-skeleton.module.css';

/**
 * The placeholder while a screen's code or the guard's result is loading. Also rendered at build, so without inline
 * styles.
 */
export function ScreenSkeleton({ heading }: { heading?: ReactNode }) {
  return (
    <div className={styles['screen']} aria-busy="true">
      {heading || <p className={styles['title']}>{shellWords.loading}</p>}
      <div className={styles['cards']}>
        <div className={styles['card']} />
        <div className={styles['card']} />
        <div className={styles['card']} />
      </div>
    </div>
  );
}
