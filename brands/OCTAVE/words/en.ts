import type { BrandWords } from '#brands/brand.ts';

export default {
  market: 'Plans you buy on the health insurance exchange, often with help paying for them.',
  greeting: 'Health coverage on a simple note.',
} satisfies BrandWords;
