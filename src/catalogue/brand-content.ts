import { brands, licenseeStatement, mainDisclaimer } from '#content/brands.ts';
import type { BrandId } from '#src/domain/brand.ts';

export interface BrandContent {
  /** As in a plan's `companyId`. */
  companyId: string;
  displayName: string;
  copyrightHolder: string;
  /** Used in the logo, the card artwork and the line under the header, never in controls. */
  accent: string;
  /** Path data of the mark, on a 24 × 24 grid. */
  mark: string;
  disclaimer: readonly string[];
  licenseeStatement: string;
}

export function brandContent(id: BrandId): BrandContent {
  const brand = brands[id];
  return {
    ...brand,
    disclaimer: brand.disclaimer ?? mainDisclaimer,
    licenseeStatement: `${brand.displayName} ${licenseeStatement}`,
  };
}
