/** The progress of loading the claims. Counts come formatted. */
export const historyProgressWords = {
  read: (read: string) => `${read} claims`,
  readOf: (read: string, total: string) => `${read} of ${total} claims`,
  failed: (soFar: string) => `Not all claims could be loaded. What you see is from ${soFar}.`,
  retry: 'Retry',
  loading: 'Older claims are still loading.',
  soFar: (soFar: string) => `So far: ${soFar}`,
  bar: 'Claims loaded',
  mayBeMissing:
    'Our records say that some claims may be missing here. If you miss one, please contact us.',
} as const;
