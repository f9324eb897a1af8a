/* Written by npm run generate from brands/. Do not edit. */
import type { StoreLinks } from '#brands/brand.ts';
import type { BrandId } from '#generated/brands/ids.ts';

const usualStoreLinks: StoreLinks = {};

export const storeLinks: Readonly<Record<BrandId, StoreLinks>> = {
  "ABCBS": usualStoreLinks,
  "HA": usualStoreLinks,
  "BA": usualStoreLinks,
  "OCTAVE": usualStoreLinks,
  "ABM": usualStoreLinks,
};
