import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import { foldText } from '#src/ui/text/fold-text.ts';
import styles from './notice-frame.module.css';

const words = shellWords.notice;
const button = classNames(styles['button'], utility('strong', 'touch', 'on-card', 'rounded'));

/** The system notice's frame. The build renders it for the sign-in page too, where React never runs. */
export function NoticeFrame({
  onDismiss,
  children,
}: {
  onDismiss?: () => void;
  children?: ReactNode;
}) {
  return (
    <section
      ref={foldText}
      className={classNames(styles['notice'], 'screen-only')}
      aria-label={words.name}
      data-folded=""
    >
      <div
        className={classNames(
          styles['inner'],
          utility('page-width', 'side-by-side', 'center', 'gap-3'),
        )}
      >
        <Megaphone size={24} aria-hidden="true" className={styles['icon']} />
        <div className={classNames(styles['text'], utility('grow', 'can-shrink'))} data-text="">
          {children}
        </div>
        <div className={classNames(styles['buttons'], utility('side-by-side', 'rigid', 'gap-2'))}>
          <button type="button" className={button} data-unfold="" hidden>
            <span className={styles['more']}>{words.more}</span>
            <span className={styles['less']}>{words.less}</span>
          </button>
          <button type="button" className={button} data-dismiss="" onClick={onDismiss}>
            {words.dismiss}
          </button>
        </div>
      </div>
    </section>
  );
}
