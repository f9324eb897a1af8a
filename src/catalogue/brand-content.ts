import type { BrandIdentity } from '#brands/brand.ts';
import { licenseeStatement } from '#content/brands.ts';
import { brands } from '#generated/brands/identities.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';

export interface BrandContent extends BrandIdentity {
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
