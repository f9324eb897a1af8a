import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { PublicHeader } from './public-header.tsx';
import styles from './public-frame.module.css';

/** The frame of pages that need no sign-in; independent of the portal, so that the build can render it. */
export function StaticFrame({
  notice,
  footer,
  children,
}: {
  /** The place of the system notice, on the page that has one. */
  notice?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles['page']}>
      <PublicHeader />
      {notice}
      <main className={classNames(styles['main'], notice !== undefined && styles['below'])}>
        {children}
      </main>
      {footer}
    </div>
  );
}
