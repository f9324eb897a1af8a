import type { BrandWords } from '#brands/brand.ts';
import brand from '../brand.ts';

export default {
  market: 'Plans for employers of every size, with doctors and hospitals across the state.',
  greeting: 'Smooth sailing starts with clear answers.',
  disclaimer: [
    `Some links on this site go to websites that ${brand.displayName} does not run. We offer them for your convenience. ${brand.displayName} is not responsible for their content or for how they handle your information.`,
    'Before you use another site, read its privacy policy and terms of use. They may differ from ours.',
  ],
} satisfies BrandWords;
