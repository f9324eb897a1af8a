/* Written by npm run generate from brands/. Do not edit. */
import type { BrandId } from '#generated/brands/ids.ts';

export const copyrightHolders: Readonly<Record<BrandId, string>> = {
  "ABCBS": "Arbor Shield Mutual",
  "HA": "Harbor Health Advantage, Inc.",
  "BA": "BridgeWell Administrators, LLC",
  "OCTAVE": "Octet Health Plans, Inc.",
  "ABM": "Arbor Shield Medicare, Inc.",
};
