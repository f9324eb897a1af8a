/** One page of a list that the insurer hands out page by page. */
export interface AnswerPage<Item> {
  /** The page that was asked for, counted from 1. */
  page: number;
  pageSize: number;
  items: readonly Item[];
  /** How many there are on all pages; null when the insurer doesn't say. */
  total: number | null;
}
