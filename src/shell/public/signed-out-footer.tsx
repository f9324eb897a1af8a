import { licenseeStatement } from '#content/brands.ts';
import { noticeNames } from '#content/notice-names.ts';
import { shellWords } from '#content/shell.ts';
import { copyrightHolders } from '#generated/brands/copyright-holders.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { defaultBrand, signedOutBrands } from '#src/domain/plan/brand.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from '#src/shell/frame/site-footer.module.css';

/**
 * The footer before sign-in: all brands that share the portal. Plain links work without script; src/boot/landing.ts sets the
 * year of a page that was built in another.
 */
export function SignedOutFooter({ year }: { year: number }) {
  const { displayName } = brandContent(defaultBrand);
  return (
    <footer className={classNames(utility('on-card', 'top-line'), 'screen-only')}>
      <div
        className={classNames(
          styles['inner'],
          utility('page-width', 'cells', 'small', 'secondary'),
        )}
      >
        <ul
          className={classNames(styles['brands'], utility('wraps'))}
          aria-label={shellWords.footer.brands}
        >
          {signedOutBrands.map((id) => (
            <li key={id}>
              <BrandLogo brand={brandContent(id)} size={24} />
            </li>
          ))}
        </ul>
        <Row as="ul" gap="6" look="links" className={styles['links']}>
          <li>
            <a href="/brand-resources">{shellWords.footer.brandResources}</a>
          </li>
          <li>
            <a href="/terms-of-use">{shellWords.footer.terms}</a>
          </li>
          <li>
            <a href="/privacy-policy">{shellWords.footer.privacy}</a>
          </li>
        </Row>
        <nav aria-label={noticeNames.title} className={utility('whole-row')}>
          <Row as="ul" gap="6" look="links" className={styles['links']}>
            {noticeIds.map((id) => (
              <li key={id}>
                <a href={`/notices/${id}`}>{noticeNames.links[id]}</a>
              </li>
            ))}
          </Row>
        </nav>
        <p className={classNames(styles['copyright'], utility('whole-row'))}>
          {licenseeStatement(displayName)} © <span data-year="">{year}</span>{' '}
          {copyrightHolders[defaultBrand]}
        </p>
      </div>
    </footer>
  );
}
