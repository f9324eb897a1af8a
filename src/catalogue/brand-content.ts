import type { BrandIdentity } from '#brands/brand.ts';
import { brands } from '#generated/brands/identities.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';

export interface BrandContent extends BrandIdentity {
  id: BrandId;
}

/** Returns what every page shows of a brand. The rest of it comes with the pages that show it (`generated/brands/`). */
export const brandContent = (id: BrandId): BrandContent => ({ id, ...brands[id] });
