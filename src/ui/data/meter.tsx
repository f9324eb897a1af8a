import { classNames } from '#src/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './meter.module.css';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';

/**
 * The used part of a limit as a bar. `share` is 0…1, or null where it isn't known: then there is no bar. The words carry
 * the figures, the bar only draws them.
 */
export function Meter({
  label,
  share,
  used,
  remaining,
  explanation,
  today,
  isLarge = false,
}: {
  label: string;
  share: number | null;
  used: string;
  remaining: string;
  /** The explanation of the label, on demand. */
  explanation?: ReactNode;
  /** Today's place in the year of the limit, 0…1: a mark on the bar. */
  today?: number | undefined;
  /** Emphasizes the remaining amount, above the used one. */
  isLarge?: boolean;
}) {
  return (
    <Stack gap="1-half" className={isLarge ? styles['large'] : undefined}>
      <p className={utility('strong')}>
        {label}
        {explanation}
      </p>
      {share !== null && (
        <div
          className={classNames(styles['track'], utility('relative'))}
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={`${used}, ${remaining}`}
        >
          <div className={styles['fill']} style={{ width: `${share * 100}%` }} />
          {today !== undefined && (
            <span className={styles['mark']} style={{ insetInlineStart: `${today * 100}%` }} />
          )}
        </div>
      )}
      <p
        className={classNames(
          styles['words'],
          utility('wraps', 'apart', 'small', 'secondary', 'numbers'),
        )}
      >
        <span>{used}</span>
        <strong className={utility('in-text')}>{remaining}</strong>
      </p>
    </Stack>
  );
}

/** Today's mark, for the words that explain it. */
export const TodayMark = () => <span aria-hidden="true" className={styles['mark']} />;

/** A placeholder as high as a meter, so that nothing moves when it loads. */
export function MeterSkeleton({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <Stack gap="1-half">
      <Skeleton width="60%" height="1.5em" />
      <Skeleton height={isLarge ? '16px' : '12px'} />
      <Skeleton width="80%" height={isLarge ? '3.4em' : '1.3em'} />
    </Stack>
  );
}
