/** What was loaded before and could not be loaded again. */
export const lastKnownWords = {
  text: 'We couldn’t refresh this. What you see may be out of date.',
  retry: 'Retry',
} as const;
