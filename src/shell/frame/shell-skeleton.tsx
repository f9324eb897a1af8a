import { ScreenSkeleton } from './screen-skeleton.tsx';
import styles from './shell.module.css';

/**
 * The shell before anything is known of the member. In the HTML of every signed-in screen, so that it
 * is painted before any script has run, and on the screen until the guard has decided.
 */
export function ShellSkeleton() {
  return (
    <div className={styles['page']}>
      <div className={styles['header']}>
        <div className={styles['bar']} />
        <div className={styles['menuPlace']} />
      </div>
      <main className={styles['main']}>
        <ScreenSkeleton />
      </main>
    </div>
  );
}
