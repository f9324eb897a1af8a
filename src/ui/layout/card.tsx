import { utility } from '#src/ui/layout/utility.ts';
import { useId, type ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './card.module.css';
import { ScreenFailureText } from '#src/ui/lazy/loadable.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import type { Disclosed } from './use-disclosure.ts';

/** A titled part of a screen. `foot` holds its links, kept at the bottom edge. */
export function Card({
  title,
  icon,
  foot,
  className,
  busy = false,
  screenOnly = false,
  isAnswer = false,
  fold,
  children,
}: {
  title: string;
  icon?: ReactNode;
  foot?: ReactNode;
  className?: string | undefined;
  busy?: boolean;
  /** Whether it is left out on paper. */
  screenOnly?: boolean;
  /** Whether members open the screen for it. The one answer of a screen is framed. */
  isAnswer?: boolean;
  /** Makes the title a button that shows and hides the rest: see `FoldingCard`. */
  fold?: Disclosed | undefined;
  children: ReactNode;
}) {
  const headingId = useId();
  const folded = fold?.isOpen === false && styles['folded'];
  return (
    <Stack
      as="section"
      gap="4"
      look={`${isAnswer ? 'card' : 'section'}${screenOnly ? ' screen-only' : ''}`}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      className={className}
    >
      <h2 id={headingId} className={utility('side-by-side', 'center', 'large', 'gap-2')}>
        {icon && <span className={utility('tinted-icon')}>{icon}</span>}
        {fold ? (
          <button
            {...fold.button}
            type="button"
            className={classNames(
              styles['toggle'],
              utility('side-by-side', 'center', 'apart', 'text-start', 'touch', 'grow', 'gap-3'),
            )}
          >
            {title}
          </button>
        ) : (
          <span>{title}</span>
        )}
      </h2>
      <div id={fold?.contentId} className={classNames(utility('stack', 'grow', 'gap-4'), folded)}>
        <ScreenFailureText value={null}>
          <PartBoundary>{children}</PartBoundary>
        </ScreenFailureText>
      </div>
      {foot && (
        <Row
          gap="4"
          align="baseline"
          className={classNames(styles['foot'], folded)}
          look="links screen-only"
        >
          {foot}
        </Row>
      )}
    </Stack>
  );
}
