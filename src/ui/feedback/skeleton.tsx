import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Stack } from '../layout/stack.tsx';
import styles from './skeleton.module.css';

/**
 * The place of a line or block that is still loading. Sizes are CSS lengths.
 * @param className sets the size where inline styles can't: in HTML written at build
 */
export function Skeleton({
  width = '100%',
  height = '1.25em',
  className,
}: {
  width?: string;
  height?: string;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles['bar'], className)}
      style={className === undefined ? { width, height } : undefined}
    />
  );
}

/** Blocks that are still loading, one below the other. */
export function SkeletonStack({ children }: { children: ReactNode }) {
  return (
    <Stack gap="4" aria-busy="true">
      {children}
    </Stack>
  );
}

/** A card whose content is not known yet. Has no inline styles, so HTML written at build can show it. */
export function SkeletonCard() {
  return <Stack look="section" className={styles['card']} />;
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
