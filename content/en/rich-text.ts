/** The words added to the insurer's own texts. In a file of its own, because it is loaded with the sanitizer only. */
export const richTextWords = {
  /** The same as everywhere (ui.ts). */
  opensInNewTab: '(opens in a new tab)',
} as const;
