import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListPlace } from '#src/ui/data/pager.tsx';
import { usePrinting } from '#src/ui/browser/use-printing.ts';

/** One page of complete rows, with its position in the list. */
export interface PageOf<Row> extends ListPlace {
  shown: readonly Row[];
  /** The number of rows before those shown. */
  before: number;
  /** The number of pages, at least one. */
  pages: number;
  turnTo: (page: number) => void;
}

/**
 * Returns the rows of a page; on paper all rows, or those of the page where the list is too long for paper.
 * @param requestedPage by the address, counted from 1; may be past the end: fewer rows may fit than when the page was opened
 * @param note puts the page into the address; undefined for the first one, which the address leaves out
 */
export function usePageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  requestedPage: number = 1,
  note: (page: number | undefined) => void,
  { prints = 'all' }: { prints?: 'all' | 'page' } = {},
): PageOf<Row> {
  const { history } = useRouter();
  const isPrinting = usePrinting();
  const isWhole = isPrinting && prints === 'all';
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(requestedPage, pages);
  const before = isWhole ? 0 : (page - 1) * pageSize;
  const shown = useMemo(
    () => (isWhole ? rows : rows.slice(before, before + pageSize)),
    [isWhole, rows, before, pageSize],
  );
  const turnTo = (next: number) => {
    note(next > 1 ? next : undefined);
    // At once, so that Back pressed right after it does not lead past the list.
    history.flush();
  };
  const isPrintedPage = isPrinting && !isWhole;
  const total = rows.length;
  return { shown, before, page, pages, pageSize, total, isWhole, isPrintedPage, turnTo };
}
