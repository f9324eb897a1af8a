import type { ReactNode } from 'react';
import { PublicHeader } from './public-header.tsx';
import styles from './public-frame.module.css';
import { SignedOutFooter } from './signed-out-footer.tsx';

/** What surrounds pages that need no sign-in; knows nothing of the portal, so the build can render it. */
export function StaticFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PublicHeader />
      <main className={styles['main']}>{children}</main>
      <SignedOutFooter year={year} />
    </div>
  );
}
