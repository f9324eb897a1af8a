/** The note on content that was loaded before and could not be refreshed. */
export const staleOnErrorWords = {
  text: 'We couldn’t refresh this. What you see may be out of date.',
} as const;
