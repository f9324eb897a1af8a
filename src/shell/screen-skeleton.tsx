import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './screen-skeleton.module.css';

/** Stands in while a screen's code or the guard's answer is on its way. */
export function ScreenSkeleton() {
  return (
    <div className={styles['screen']} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="16rem" height="2.25rem" />
      <div className={styles['cards']}>
        <div className={styles['card']} />
        <div className={styles['card']} />
        <div className={styles['card']} />
      </div>
    </div>
  );
}
