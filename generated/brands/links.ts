/* Written by npm run generate from brands/. Do not edit. */
import type { MemberLink } from '#brands/brand.ts';
import type { BrandId } from '#generated/brands/ids.ts';

const usualBrandLinks: readonly MemberLink[] = [
  "card",
  "care",
  "drugs",
  "documents"
];

export const brandLinks: Readonly<Record<BrandId, readonly MemberLink[]>> = {
  "ABCBS": [
    "card",
    "care",
    "drugs",
    "bill"
  ],
  "HA": usualBrandLinks,
  "BA": [
    "card",
    "account",
    "programs",
    "documents"
  ],
  "OCTAVE": [
    "card",
    "care",
    "costs",
    "bill"
  ],
  "ABM": [
    "card",
    "drugs",
    "programs",
    "bill"
  ],
};
