import type { BrandId } from '#src/domain/plan/brand.ts';

/** The links that each brand offers its members who sign in, by their names in the words of the page. */
export const brandLinks = {
  ABCBS: ['card', 'care', 'drugs', 'bill'],
  HA: ['card', 'care', 'drugs', 'documents'],
  BA: ['card', 'account', 'programs', 'documents'],
  OCTAVE: ['card', 'care', 'costs', 'bill'],
  ABM: ['card', 'drugs', 'programs', 'bill'],
} as const satisfies Record<BrandId, readonly string[]>;
