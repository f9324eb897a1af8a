import type { BrandId } from '#src/domain/brand.ts';

/** The dialog about links to other sites; its paragraphs are the brand's. */
export const disclaimerWords = {
  title: 'Linking Disclaimer',
  closeLabel: 'Close disclaimer',
  close: 'Close',
} as const;

/** Of brands with words of their own. Invented for the sandbox; an insurer puts its own here. */
export const brandDisclaimers: Partial<Record<BrandId, readonly string[]>> = {
  HA: [
    'Some links on this site lead to websites that Harbor Health does not run. They are offered for your convenience. Harbor Health is not responsible for their content or for how they handle your information.',
    'Before you use another site, read its privacy policy and terms of use. They may differ from ours.',
  ],
  BA: [
    'BridgeWell administers benefits for your employer. Links to other websites are given for your information only; neither BridgeWell nor your employer checks or endorses what they offer.',
  ],
  ABM: [
    'You are leaving the Medicare website of Arbor Medicare when you follow a link to another organization. Medicare has neither reviewed nor endorsed the information you find there.',
    'Arbor Medicare is an HMO and PPO plan with a Medicare contract. Enrollment depends on contract renewal.',
  ],
};

/** Shown for the others. */
export const mainDisclaimer = [
  'Some links in this portal lead to websites of other organizations. They are offered for your convenience and are not part of this portal.',
  'We do not control these websites and are not responsible for their content, their products or how they use your information. Please read their terms of use and privacy policy.',
];
