import type { ReactNode } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { PublicHeader } from './public-header.tsx';
import styles from './public-frame.module.css';
import { SignedOutFooter } from './signed-out-footer.tsx';

/** What surrounds pages that need no sign-in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { now } = usePortal();
  return (
    <div className={styles['page']}>
      <PublicHeader />
      <main className={styles['main']}>{children}</main>
      <SignedOutFooter year={now().getFullYear()} />
    </div>
  );
}
