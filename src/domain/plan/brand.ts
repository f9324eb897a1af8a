import { brandIds, defaultBrand, medicareBrands, type BrandId } from '#generated/brands/ids.ts';

/**
 * Lines of business that share the portal, in the order in which they are listed; the field tier1 carries them
 * (product rule 1.2). Each is a folder of `brands/`. The footer before sign-in has `signedOutBrands`, in the same order.
 */
export { brandIds, defaultBrand, signedOutBrands, type BrandId } from '#generated/brands/ids.ts';

/** Returns the brand of a plan. Unknown or missing values fall back to the default brand. */
export function brandOf(tier1: string | null | undefined): BrandId {
  const wanted = tier1?.trim().toUpperCase();
  return brandIds.find((id) => id === wanted) ?? defaultBrand;
}

/** Returns whether a brand's plans are Medicare Advantage. */
export const isMedicareBrand = (id: BrandId): boolean => medicareBrands.includes(id);
