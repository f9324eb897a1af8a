import type { BrandWords } from '#brands/brand.ts';

export default {
  market: 'FILL IN: who its plans are for, in one sentence',
  greeting: 'FILL IN: the line on the dashboard, of at most 50 characters',
  // Add a disclaimer of this brand as a list of paragraphs, if it needs one.
} satisfies BrandWords;
