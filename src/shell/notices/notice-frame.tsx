import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import { foldText } from '#src/ui/text/fold-text.ts';
import styles from './notice-frame.module.css';

const words = shellWords.notice;

/** The system notice's frame. The build renders it for the sign-in page too, where React never runs. */
export function NoticeFrame({
  onDismiss,
  children,
}: {
  onDismiss?: () => void;
  children?: ReactNode;
}) {
  return (
    <section ref={foldText} className={styles['notice']} aria-label={words.name} data-folded="">
      <div className={styles['inner']}>
        <Megaphone size={24} aria-hidden="true" className={styles['icon']} />
        <div className={styles['text']} data-text="">
          {children}
        </div>
        <div className={styles['buttons']}>
          <button type="button" className={styles['button']} data-unfold="" hidden>
            <span className={styles['more']}>{words.more}</span>
            <span className={styles['less']}>{words.less}</span>
          </button>
          <button type="button" className={styles['button']} data-dismiss="" onClick={onDismiss}>
            {words.dismiss}
          </button>
        </div>
      </div>
    </section>
  );
}
