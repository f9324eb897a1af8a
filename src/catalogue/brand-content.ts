import { brands, licenseeStatement } from '#content/brands.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';

export interface BrandContent {
  id: BrandId;
  /** The company, as in a plan's `companyId`. */
  companyId: string;
  displayName: string;
  copyrightHolder: string;
  /** Used in the logo, the card artwork and the line under the header, never in controls. */
  accent: string;
  /** Path data of the mark, on a 24 × 24 grid. */
  mark: string;
  licenseeStatement: string;
}

export function brandContent(id: BrandId): BrandContent {
  const brand = brands[id];
  return {
    id,
    ...brand,
    licenseeStatement: `${brand.displayName} ${licenseeStatement}`,
  };
}
