import { shellWords } from '#content/shell.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { defaultBrand } from '#src/domain/plan/brand.ts';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import styles from './public-frame.module.css';

/** The header of signed-out pages: a logo that leads to sign-in. A plain link, it works without script. */
export function PublicHeader() {
  const brand = brandContent(defaultBrand);
  return (
    <header className={styles['header']}>
      <a href="/login" className={styles['logo']} aria-label={shellWords.home(brand.displayName)}>
        <BrandLogo brand={brand} />
      </a>
    </header>
  );
}
