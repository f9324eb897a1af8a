/** The dialog about links to other sites; its paragraphs are the brand's. */
export const disclaimerWords = {
  title: 'Linking Disclaimer',
  closeLabel: 'Close disclaimer',
  close: 'Close',
} as const;

/** The disclaimers that brands define in `brands/<id>/words/en.ts`; null for the other brands. */
export { brandDisclaimers } from '#generated/brands/en/disclaimers.ts';

/** The disclaimer of all other brands. */
export const mainDisclaimer = [
  'Some links in this portal go to websites run by other organizations. We offer them for your convenience. They are not part of this portal.',
  'We do not control these websites. We are not responsible for their content, their products or how they use your information. Please read their terms of use and privacy policy.',
];
