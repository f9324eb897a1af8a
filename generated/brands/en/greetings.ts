/* Written by npm run generate from brands/. Do not edit. */
import type { BrandId } from '#generated/brands/ids.ts';

export const brandGreetings: Readonly<Record<BrandId, string>> = {
  "ABCBS": "Rooted in Arkansas, here for you.",
  "HA": "Smooth sailing starts with clear answers.",
  "BA": "A bridge between you and your care.",
  "OCTAVE": "Health coverage on a simple note.",
  "ABM": "Good company for the path ahead.",
};
