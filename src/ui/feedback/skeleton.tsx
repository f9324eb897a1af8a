import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** The place of a line or block that is still loading. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1.25em',
}: {
  width?: string;
  height?: string;
}) {
  return <span aria-hidden="true" className={styles['bar']} style={{ width, height }} />;
}

/** Blocks that are still loading, one below the other. */
export function SkeletonStack({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles['stack']}>
      {children}
    </div>
  );
}

/** The rows of a list that are still loading. */
export function SkeletonRows({ count, height }: { count: number; height: string }) {
  return (
    <SkeletonStack>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </SkeletonStack>
  );
}
