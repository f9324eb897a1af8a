import type { BrandIdentity } from '#brands/brand.ts';
import { brands } from '#generated/brands/identities.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';

export interface BrandContent extends BrandIdentity {
  id: BrandId;
}

/** Returns a brand's content that every page shows. Other pages load the rest themselves (`generated/brands/`). */
export const brandContent = (id: BrandId): BrandContent => ({ id, ...brands[id] });
