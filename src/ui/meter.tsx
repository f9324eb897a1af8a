import type { ReactNode } from 'react';
import styles from './meter.module.css';
import { Skeleton } from './skeleton.tsx';

/** How much of a limit is used. `share` is 0…1; the words carry the figures, the bar only draws them. */
export function Meter({
  label,
  share,
  used,
  remaining,
  explanation,
}: {
  label: string;
  share: number;
  used: string;
  remaining: string;
  /** What the label's words mean, on demand. */
  explanation?: ReactNode;
}) {
  return (
    <div className={styles['meter']}>
      <p className={styles['label']}>
        {label}
        {explanation}
      </p>
      <div
        className={styles['track']}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={`${used}, ${remaining}`}
      >
        <div className={styles['fill']} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={styles['words']}>
        <span>{used}</span>
        <strong>{remaining}</strong>
      </p>
    </div>
  );
}

/** As high as a meter, so that nothing moves when it comes. */
export function MeterSkeleton() {
  return (
    <div className={styles['meter']}>
      <Skeleton width="60%" height="1.5em" />
      <Skeleton height="12px" />
      <Skeleton width="80%" height="1.3em" />
    </div>
  );
}
