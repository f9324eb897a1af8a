import { useMemo } from 'react';
import type { ListPlace } from './pager.tsx';
import { usePrinting } from './use-printing.ts';

/** One page of rows that have all arrived, and where in the list it is. */
export interface PageOf<Row> extends ListPlace {
  shown: readonly Row[];
  /** How many rows come before those shown. */
  before: number;
  /** At least one. */
  pages: number;
}

/**
 * The rows of a page; on paper all rows.
 * @param asked counted from 1, and may be past the end: fewer rows may fit than when the page was opened
 */
export function usePageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  asked: number = 1,
): PageOf<Row> {
  const isWhole = usePrinting();
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(asked, pages);
  const before = isWhole ? 0 : (page - 1) * pageSize;
  const shown = useMemo(
    () => (isWhole ? rows : rows.slice(before, before + pageSize)),
    [isWhole, rows, before, pageSize],
  );
  return { shown, before, page, pages, pageSize, total: rows.length, isWhole };
}
