/** The words that replace an insurer's text that can't be shown. */
export const formattedTextWords = {
  tooLong: 'This text is too long to show here. Call us, and we’ll send it to you.',
} as const;
