/** The dialog about links to other sites; its paragraphs are the brand's (brands.ts). */
export const disclaimerWords = {
  title: 'Linking Disclaimer',
  closeLabel: 'Close disclaimer',
  close: 'Close',
} as const;
