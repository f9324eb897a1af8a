/**
 * Lines of business that share the portal, in the order in which they are listed; the field tier1 carries
 * them (product rule 1.2).
 */
export const brandIds = ['ABCBS', 'HA', 'BA', 'OCTAVE', 'ABM'] as const;
export type BrandId = (typeof brandIds)[number];

export const defaultBrand: BrandId = 'ABCBS';

/** The brands the signed-out footer lists, in this order. */
export const signedOutBrands = ['ABCBS', 'HA', 'BA', 'OCTAVE'] as const satisfies BrandId[];

/** A brand's names, company and looks, the same in every language. */
export interface Brand {
  /** The company, as in a plan's `companyId`. */
  companyId: string;
  displayName: string;
  copyrightHolder: string;
  /** Used in the logo, the card artwork and the line above the header, never in controls. */
  accent: string;
  /** The background of the header's first row, light enough for the portal's own text. */
  tint: string;
  /** The darker end of the card artwork's gradient, dark enough for white text. */
  deep: string;
  /** Path data of the mark, on a 24 × 24 grid. */
  mark: string;
}

/** Returns the brand of a plan. Unknown or missing values fall back to the default brand. */
export function brandOf(tier1: string | null | undefined): BrandId {
  const wanted = tier1?.trim().toUpperCase();
  return brandIds.find((id) => id === wanted) ?? defaultBrand;
}
