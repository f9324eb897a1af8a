import { brands } from '#brands/identities.ts';
import { licenseeStatement } from '#content/brands.ts';
import type { Brand, BrandId } from '#src/domain/plan/brand.ts';

export interface BrandContent extends Brand {
  id: BrandId;
  licenseeStatement: string;
}

export function brandContent(id: BrandId): BrandContent {
  const brand = brands[id];
  return {
    id,
    ...brand,
    licenseeStatement: licenseeStatement(brand.displayName),
  };
}
