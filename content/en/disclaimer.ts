/** The dialog about links to other sites; its paragraphs are the brand's. */
export const disclaimerWords = {
  title: 'Linking Disclaimer',
  closeLabel: 'Close disclaimer',
  close: 'Close',
} as const;

/** The disclaimers of brands with words of their own, as `brands/<id>/words/en.ts` has them; null for the others. */
export { brandDisclaimers } from '#generated/brands/en/disclaimers.ts';

/** Shown for the others. */
export const mainDisclaimer = [
  'Some links in this portal go to websites run by other organizations. We offer them for your convenience. They are not part of this portal.',
  'We do not control these websites. We are not responsible for their content, their products or how they use your information. Please read their terms of use and privacy policy.',
];
