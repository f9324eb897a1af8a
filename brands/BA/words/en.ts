import type { BrandWords } from '#brands/brand.ts';
import brand from '../brand.ts';

export default {
  market: 'We manage the health benefits your employer pays for, and we answer your questions.',
  greeting: 'A bridge between you and your care.',
  disclaimer: [
    `${brand.displayName} manages benefits for your employer. Links to other websites are for your information only. ${brand.displayName} and your employer do not check or endorse what those sites offer.`,
  ],
} satisfies BrandWords;
