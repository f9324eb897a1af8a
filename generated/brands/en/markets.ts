/* Written by npm run generate from brands/. Do not edit. */
import type { BrandId } from '#generated/brands/ids.ts';

export const brandMarkets: Readonly<Record<BrandId, string>> = {
  "ABCBS": "Health, dental and vision plans for people, families and employers in our state.",
  "HA": "Plans for employers of every size, with doctors and hospitals across the state.",
  "BA": "We manage the health benefits your employer pays for, and we answer your questions.",
  "OCTAVE": "Plans you buy on the health insurance exchange, often with help paying for them.",
  "ABM": "Medicare Advantage plans with extra benefits, such as dental, vision and hearing.",
};
