import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './brand-logo.module.css';

/** Mark and name of a brand. The name is text, so the mark says nothing to screen readers. */
export function BrandLogo({
  brand,
  size = 32,
}: {
  brand: { displayName: string; accent: string; mark: string };
  size?: number;
}) {
  return (
    <span className={classNames(styles['logo'], utility('inline', 'large', 'can-shrink'))}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill={brand.accent}>
        <path d={brand.mark} />
      </svg>
      <span className={styles['name']}>{brand.displayName}</span>
    </span>
  );
}
