import { utility } from '#src/ui/layout/utility.ts';
import { shellWords } from '#content/shell.ts';
import type { ComponentProps, CSSProperties } from 'react';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './screen-skeleton.module.css';
import shellStyles from './shell.module.css';

/**
 * The placeholder while a screen's code or the guard's result is loading. Also rendered at build, so without inline
 * styles.
 */
export function ScreenSkeleton() {
  return (
    <Stack gap="6" aria-busy="true">
      <p className={classNames(styles['title'], utility('strong', 'secondary', 'screen-title'))}>
        {shellWords.loading}
      </p>
      <Grid columns="halves" gap="6" className={styles['cards']}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Stack>
  );
}

/**
 * The shell before more is known of the member than the brand of the plan, if that. In the HTML of every signed-in screen, so that it
 * is painted before any script has run, and on the screen until the guard has decided.
 */
export function ShellSkeleton({
  brand,
  style,
}: {
  brand: ComponentProps<typeof BrandLogo>['brand'] | null;
  style?: CSSProperties | undefined;
}) {
  return (
    <div className={classNames(shellStyles['page'], utility('stack'))} style={style}>
      <div
        className={classNames(
          shellStyles['header'],
          utility('relative', 'on-card', 'bottom-line'),
          'screen-only',
        )}
      >
        <div className={classNames(shellStyles['bar'], utility('wraps', 'center', 'gap-3'))}>
          {brand && (
            <span className={classNames(shellStyles['logo'], utility('in-text'))}>
              <BrandLogo brand={brand} />
            </span>
          )}
        </div>
        <div className={shellStyles['menuPlace']} />
      </div>
      <main
        className={classNames(shellStyles['main'], utility('page-width', 'stack', 'grow', 'gap-6'))}
      >
        <ScreenSkeleton />
      </main>
    </div>
  );
}
