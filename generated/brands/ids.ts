/* Written by npm run generate from brands/. Do not edit. */

export const brandIds = [
  "ABCBS",
  "HA",
  "BA",
  "OCTAVE",
  "ABM"
] as const;
export type BrandId = (typeof brandIds)[number];

export const defaultBrand: BrandId = "ABCBS";

export const signedOutBrands: readonly BrandId[] = [
  "ABCBS",
  "HA",
  "BA",
  "OCTAVE"
];

export const medicareBrands: readonly BrandId[] = [
  "ABM"
];
