import { utility } from '#src/ui/layout/utility.ts';
import type { ReactNode } from 'react';
import { brandColors } from './brand-colors.ts';
import styles from './brand-art.module.css';
import { classNames } from '#src/ui/class-names.ts';

/**
 * A ground in a brand's colors with its mark as a watermark: the artwork of its cards. Its text is white.
 * @param brand null in HTML written at build, which has no plan yet
 */
export function BrandArt({
  brand,
  children,
}: {
  brand: { accent: string; tint: string; deep: string; mark: string } | null;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(styles['art'], utility('stack', 'apart', 'relative', 'gap-5'))}
      style={brand === null ? undefined : brandColors(brand)}
    >
      <svg
        viewBox="0 0 24 24"
        preserveAspectRatio="xMaxYMid meet"
        aria-hidden="true"
        className={classNames(styles['watermark'], 'screen-only')}
      >
        <path d={brand?.mark} fill="currentColor" transform="translate(4 6)" />
      </svg>
      {children}
    </div>
  );
}
