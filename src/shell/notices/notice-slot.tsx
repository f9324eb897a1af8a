import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './notice-frame.module.css';

/**
 * The place of the system notice, between the header and the content. Rendered before the notice is, so that screen
 * readers announce it when it comes.
 */
export function NoticeSlot({
  isReserved = false,
  children,
}: {
  /** Keeps a folded notice's height free, so that nothing moves when one comes. */
  isReserved?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      aria-live="polite"
      data-place="notice"
      className={classNames(isReserved && styles['reserved'])}
    >
      {children}
    </div>
  );
}
