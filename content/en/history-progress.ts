/** The progress of loading the claims. Counts come formatted. */
export const historyProgressWords = {
  read: (read: string) => `${read} claims`,
  readOf: (read: string, total: string) => `${read} of ${total} claims`,
  failed: (soFar: string) => `We couldn’t load all claims. What you see is from ${soFar}.`,
  retry: 'Retry',
  loading: 'Older claims are still loading.',
  soFar: (soFar: string) => `So far: ${soFar}`,
  bar: 'Claims loaded',
  mayBeMissing:
    'Our records say some claims may be missing here. If you don’t see one you expect, please contact us.',
} as const;
