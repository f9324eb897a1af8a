import { shellWords } from '#content/shell.ts';
import { SkeletonCard } from '#src/ui/feedback/skeleton.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './screen-skeleton.module.css';

/**
 * The placeholder while a screen's code or the guard's result is loading. Also rendered at build, so without inline
 * styles.
 */
export function ScreenSkeleton() {
  return (
    <Stack gap="6" aria-busy="true">
      <p className={styles['title']}>{shellWords.loading}</p>
      <Grid columns="halves" gap="6" className={styles['cards']}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Stack>
  );
}
