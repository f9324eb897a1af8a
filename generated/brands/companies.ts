/* Written by npm run generate from brands/. Do not edit. */
import type { BrandId } from '#generated/brands/ids.ts';

export const companyIds: Readonly<Record<BrandId, string>> = {
  "ABCBS": "020",
  "HA": "010",
  "BA": "030",
  "OCTAVE": "050",
  "ABM": "040",
};
