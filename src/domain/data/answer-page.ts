/** One page of a list that the insurer hands out page by page. */
export interface AnswerPage<Item> {
  /** The requested page, counted from 1. */
  page: number;
  pageSize: number;
  items: readonly Item[];
  /** The number of items of the page that could not be read. */
  leftOut: number;
  /** The number of items on all pages; null when the insurer doesn't say. */
  total: number | null;
}
