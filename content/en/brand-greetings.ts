import type { BrandId } from '#src/domain/plan/brand.ts';

/** The line beside each brand's illustration. It promises nothing, and is true of every plan. */
export const brandGreetings: Record<BrandId, string> = {
  ABCBS: 'Rooted in Arkansas, here for you.',
  HA: 'Smooth sailing starts with clear answers.',
  BA: 'A bridge between you and your care.',
  ABM: 'Good company for the path ahead.',
  OCTAVE: 'Health coverage on a simple note.',
};
