import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './notice-frame.module.css';

/** Where the system notice stands: between the header and the content. There before the notice is, so that it is read out when it comes. */
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
