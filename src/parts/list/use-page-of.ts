import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { tellLate } from '#src/portal/late-news.ts';
import type { ListPlace } from '#src/ui/data/pager.tsx';
import { usePrinting } from '#src/ui/browser/use-printing.ts';

/** One page of rows that have all arrived, and where in the list it is. */
export interface PageOf<Row> extends ListPlace {
  shown: readonly Row[];
  /** The number of rows before those shown. */
  before: number;
  /** The number of pages, at least one. */
  pages: number;
  turnTo: (page: number) => void;
}

/** A page that is shown before the router has heard of its address. */
interface TurnedPage {
  page: number;
  /** The address it has. */
  href: string;
  /** The page in the router's address. */
  asked: number;
}

/**
 * Returns the rows of a page; on paper all rows. A page turn changes the address and shows at once; the router is
 * notified after that.
 * @param asked by the address, counted from 1; may be past the end: fewer rows may fit than when the page was opened
 * @param note puts the page into the address; undefined for the first one, which the address leaves out
 */
export function usePageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  asked: number = 1,
  note: (page: number | undefined) => void,
): PageOf<Row> {
  const router = useRouter();
  const { history } = router;
  const isWhole = usePrinting();
  const [turned, setTurned] = useState<TurnedPage | null>(null);
  if (turned && turned.asked !== asked) setTurned(null);
  // Another address that comes before the router has heard of this one, such as by Back, has the last word.
  useEffect(
    () =>
      history.subscribe(({ location }) =>
        setTurned((one) => (one?.href === location.href ? one : null)),
      ),
    [history],
  );
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(turned?.asked === asked ? turned.page : asked, pages);
  const before = isWhole ? 0 : (page - 1) * pageSize;
  const shown = useMemo(
    () => (isWhole ? rows : rows.slice(before, before + pageSize)),
    [isWhole, rows, before, pageSize],
  );
  const turnTo = (next: number) => {
    tellLate(() => note(next > 1 ? next : undefined));
    // Into the browser's history, where Back finds it, and for calls to the router before it is notified.
    history.flush();
    router.updateLatestLocation();
    setTurned({ page: next, href: history.location.href, asked });
  };
  return { shown, before, page, pages, pageSize, total: rows.length, isWhole, turnTo };
}
