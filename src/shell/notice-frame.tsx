import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice-frame.module.css';

/** The system notice's frame. The build renders it for the sign-in page too, where React never runs. */
export function NoticeFrame({
  onDismiss,
  children,
}: {
  onDismiss?: () => void;
  children?: ReactNode;
}) {
  return (
    <section className={styles['notice']} aria-label="Notice">
      <Megaphone size={24} aria-hidden="true" className={styles['icon']} />
      <div className={styles['text']} data-text="">
        {children}
      </div>
      <button type="button" className={styles['dismiss']} onClick={onDismiss}>
        Dismiss
      </button>
    </section>
  );
}
