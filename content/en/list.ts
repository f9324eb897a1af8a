/** The words of every list of claims, payments, documents and the like. */
export const listWords = {
  retry: 'Retry',
  clear: 'Clear filters',
  chips: {
    title: 'Active filters',
    remove: (name: string) => `Remove filter: ${name}`,
    clear: 'Clear all',
  },
  download: 'Download CSV',
  /** `count` as in "25 claims". */
  downloadOf: (count: string) => `Download CSV: ${count}`,
  /** The last row of a file. */
  rowsMayBeMissing: 'Some rows may be missing.',
  print: 'Print list',
  printOf: (count: string) => `Print list: ${count}`,
} as const;
