import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
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
    <section className={styles['notice']} aria-label={shellWords.notice.name}>
      <Megaphone size={24} aria-hidden="true" className={styles['icon']} />
      <div className={styles['text']} data-text="">
        {children}
      </div>
      <button type="button" className={styles['dismiss']} onClick={onDismiss}>
        {shellWords.notice.dismiss}
      </button>
    </section>
  );
}
