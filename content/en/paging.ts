/** Lists that are shown page by page. Counts come formatted; `noun` is that for several. */
export const pagingWords = {
  none: (noun: string) => `No ${noun}`,
  showing: ({ first, last, count }: { first: string; last: string; count: string }) =>
    `Showing ${first === last ? first : `${first}–${last}`} of ${count}`,
  count: (total: string, noun: string) => `${total} ${noun}`,
  /** The same on paper that has one page of the list. */
  printed: ({ pageOf, shown, count }: { pageOf: string; shown: string; count: string }) =>
    `${pageOf}; ${shown} of ${count}`,
  /** The count of a list that is still loading. */
  soFar: (counted: string) => `${counted} so far`,
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
} as const;
