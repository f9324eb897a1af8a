import type { BrandWords } from '#brands/brand.ts';
import brand from '../brand.ts';

export default {
  market: 'Medicare Advantage plans with extra benefits, such as dental, vision and hearing.',
  greeting: 'Good company for the path ahead.',
  disclaimer: [
    `When you follow a link to another organization, you leave the ${brand.displayName} website. Medicare has not reviewed or endorsed the information you find there.`,
    `${brand.displayName} is an HMO and PPO plan with a Medicare contract. Enrollment depends on contract renewal.`,
  ],
} satisfies BrandWords;
