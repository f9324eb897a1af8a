/** The words added to the insurer's own texts. A separate file, because it loads only with the sanitizer. */
export const richTextWords = {
  /** The same as everywhere (ui.ts). */
  opensInNewTab: '(opens in a new tab)',
} as const;
