import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { licenseeStatement } from '#content/brands.ts';
import { noticeNames } from '#content/notice-names.ts';
import { shellWords } from '#content/shell.ts';
import { copyrightHolders } from '#generated/brands/copyright-holders.ts';
import { storeLinks } from '#generated/brands/store-links.ts';
import type { BrandContent } from '#src/catalogue/brand-content.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import { ExternalLink } from '#src/ui/actions/external-link.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './site-footer.module.css';

const DisclaimerDialog = lazyPart(
  async () => (await import('./disclaimer-dialog.tsx')).DisclaimerDialog,
);

/** The footer of signed-in screens, in the brand of the current plan (product rule 2.13). */
export function SiteFooter({ brand }: { brand: BrandContent }) {
  const { config, now } = usePortal();
  const { appStore, playStore } = { ...config.links, ...storeLinks[brand.id] };
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={classNames(utility('on-card', 'top-line'), 'screen-only')}>
      <div
        className={classNames(
          styles['inner'],
          utility('page-width', 'cells', 'small', 'secondary'),
        )}
      >
        <Stack gap="2" className={styles['about']}>
          <BrandLogo brand={brand} size={24} />
          <p>{licenseeStatement(brand.displayName)}</p>
        </Stack>
        <Row as="ul" gap="6" look="links" className={styles['links']}>
          {appStore !== undefined && (
            <li>
              <ExternalLink href={appStore}>{shellWords.footer.iphone}</ExternalLink>
            </li>
          )}
          {playStore !== undefined && (
            <li>
              <ExternalLink href={playStore}>{shellWords.footer.android}</ExternalLink>
            </li>
          )}
          <li>
            <button
              type="button"
              className={classNames(styles['disclaimer'], utility('in-primary'))}
              onClick={() => setOpen(true)}
            >
              {shellWords.footer.disclaimer}
            </button>
          </li>
        </Row>
        <nav aria-label={noticeNames.title} className={utility('whole-row')}>
          <Row as="ul" gap="6" look="links" className={styles['links']}>
            {noticeIds.map((id) => (
              <li key={id}>
                <Link to="/notices/{-$noticeId}" params={{ noticeId: id }}>
                  {noticeNames.links[id]}
                </Link>
              </li>
            ))}
          </Row>
        </nav>
        <p className={classNames(styles['copyright'], utility('whole-row'))}>
          © {now().getFullYear()} {copyrightHolders[brand.id]}
        </p>
      </div>
      {isOpen && (
        <Suspense>
          <DisclaimerDialog brandId={brand.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
