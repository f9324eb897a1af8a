import type { BrandWords } from '#brands/brand.ts';

export default {
  market: 'Health, dental and vision plans for people, families and employers in our state.',
  greeting: 'Rooted in Arkansas, here for you.',
} satisfies BrandWords;
