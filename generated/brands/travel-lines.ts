/* Written by npm run generate from brands/. Do not edit. */
import type { TravelLine } from '#brands/brand.ts';
import type { BrandId } from '#generated/brands/ids.ts';

const usualTravelLines: readonly TravelLine[] = [
  {
    "from": "abroad",
    "phone": "5015550143",
    "shown": "+1 (501) 555-0143"
  },
  {
    "from": "home",
    "phone": "8005550142",
    "shown": "(800) 555-0142"
  }
];

export const travelLines: Readonly<Record<BrandId, readonly TravelLine[]>> = {
  "ABCBS": usualTravelLines,
  "HA": usualTravelLines,
  "BA": usualTravelLines,
  "OCTAVE": usualTravelLines,
  "ABM": usualTravelLines,
};
