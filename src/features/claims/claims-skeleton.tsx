import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './claims-screen.module.css';

/** The shape of the rows before any are known. */
export function ClaimsSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} height="64px" />
      ))}
    </div>
  );
}
