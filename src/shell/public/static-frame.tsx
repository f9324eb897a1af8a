import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { shellWords } from '#content/shell.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { defaultBrand } from '#src/domain/plan/brand.ts';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import { utility } from '#src/ui/layout/utility.ts';
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
    <div className={classNames(styles['page'], utility('stack'))}>
      <PublicHeader />
      {notice}
      <main
        className={classNames(
          styles['main'],
          utility('page-width', 'stack', 'grow'),
          notice !== undefined && styles['below'],
        )}
      >
        {children}
      </main>
      {footer}
    </div>
  );
}

/** The header of signed-out pages: a logo that leads to sign-in. A plain link, it works without script. */
function PublicHeader() {
  const brand = brandContent(defaultBrand);
  return (
    <header className={classNames(styles['header'], utility('on-card', 'bottom-line'))}>
      <a
        href="/login"
        className={classNames(styles['logo'], utility('side-by-side', 'in-text'))}
        aria-label={shellWords.home(brand.displayName)}
      >
        <BrandLogo brand={brand} />
      </a>
    </header>
  );
}
