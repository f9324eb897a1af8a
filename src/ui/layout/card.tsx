import { useId, type ReactNode } from 'react';
import styles from './card.module.css';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

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
    <Stack
      as="section"
      gap="4"
      look={screenOnly ? 'card screen-only' : 'card'}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      className={className}
    >
      <h2 id={headingId} className={styles['heading']}>
        {icon}
        {title}
      </h2>
      <div className={styles['body']}>
        <PartBoundary>{children}</PartBoundary>
      </div>
      {foot && (
        <Row gap="4" align="baseline" className={styles['foot']} look="links screen-only">
          {foot}
        </Row>
      )}
    </Stack>
  );
}
