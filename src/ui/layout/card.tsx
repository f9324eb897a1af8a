import { useId, type ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from '#src/ui/class-names.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';

/** A titled part of a screen. `foot` holds its links, kept at the bottom edge. */
export function Card({
  title,
  icon,
  foot,
  className,
  busy = false,
  screenOnly = false,
  children,
}: {
  title: string;
  icon?: ReactNode;
  foot?: ReactNode;
  className?: string | undefined;
  busy?: boolean;
  /** Whether it is left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      className={classNames(styles['card'], screenOnly && styles['screenOnly'], className)}
    >
      <h2 id={headingId} className={styles['heading']}>
        {icon}
        {title}
      </h2>
      <div className={styles['body']}>
        <PartBoundary>{children}</PartBoundary>
      </div>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </section>
  );
}
