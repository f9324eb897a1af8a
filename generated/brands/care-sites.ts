/* Written by npm run generate from brands/. Do not edit. */
import type { CareSites } from '#brands/brand.ts';
import type { BrandId } from '#generated/brands/ids.ts';

const usualCareSites: CareSites = {
  "telehealth": "https://telehealth.example/"
};

export const careSites: Readonly<Record<BrandId, CareSites>> = {
  "ABCBS": usualCareSites,
  "HA": usualCareSites,
  "BA": usualCareSites,
  "OCTAVE": usualCareSites,
  "ABM": usualCareSites,
};
