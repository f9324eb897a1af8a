import { brands } from '#brands/identities.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';

/** The dialog about links to other sites; its paragraphs are the brand's. */
export const disclaimerWords = {
  title: 'Linking Disclaimer',
  closeLabel: 'Close disclaimer',
  close: 'Close',
} as const;

/** The disclaimers of brands with words of their own. Invented for the sandbox; an insurer puts its own here. */
export const brandDisclaimers = {
  HA: [
    `Some links on this site go to websites that ${brands.HA.displayName} does not run. We offer them for your convenience. ${brands.HA.displayName} is not responsible for their content or for how they handle your information.`,
    'Before you use another site, read its privacy policy and terms of use. They may differ from ours.',
  ],
  BA: [
    `${brands.BA.displayName} manages benefits for your employer. Links to other websites are for your information only. ${brands.BA.displayName} and your employer do not check or endorse what those sites offer.`,
  ],
  ABM: [
    `When you follow a link to another organization, you leave the ${brands.ABM.displayName} website. Medicare has not reviewed or endorsed the information you find there.`,
    `${brands.ABM.displayName} is an HMO and PPO plan with a Medicare contract. Enrollment depends on contract renewal.`,
  ],
} satisfies Partial<Record<BrandId, readonly string[]>>;

/** Shown for the others. */
export const mainDisclaimer = [
  'Some links in this portal go to websites run by other organizations. We offer them for your convenience. They are not part of this portal.',
  'We do not control these websites. We are not responsible for their content, their products or how they use your information. Please read their terms of use and privacy policy.',
];
