import { utility } from '#src/ui/layout/utility.ts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { brandColors } from './brand-colors.ts';
import styles from './brand-greeting.module.css';
import { BrandPicture } from './brand-picture.tsx';

/** A brand's greeting line with its illustration, on the brand's tint. Left out on paper. */
export function BrandGreeting({
  brand,
  picture,
  className,
  children,
}: {
  brand: { accent: string; tint: string; deep: string };
  /** The address of the illustration; null for a brand without one. */
  picture: string | null;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(styles['greeting'], 'screen-only', className)}
      style={brandColors(brand)}
    >
      <p className={classNames(styles['line'], utility('strong', 'in-middle'))}>{children}</p>
      <BrandPicture src={picture} />
    </div>
  );
}
