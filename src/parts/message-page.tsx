import type { ReactNode } from 'react';
import { uiWords } from '#content/ui.ts';
import { ScreenTitle } from './screen-title.tsx';
import styles from './message-page.module.css';

/** A page with one message and the next step. */
export function MessagePage({
  title,
  code,
  actions,
  children,
}: {
  title: string;
  code?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles['page']}>
      <ScreenTitle>{title}</ScreenTitle>
      {children}
      {code && <p className={styles['code']}>{uiWords.errorCode(code)}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
