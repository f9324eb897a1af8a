import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import type { ListPlace } from '#src/ui/pager.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';

/** One page of rows that have all arrived, and where in the list it is. */
export interface PageOf<Row> extends ListPlace {
  shown: readonly Row[];
  /** How many rows come before those shown. */
  before: number;
  /** At least one. */
  pages: number;
  turnTo: (page: number) => void;
}

/**
 * The rows of a page; on paper all rows. A page that is turned is shown at once, and noted after that.
 * @param asked by the address, counted from 1; may be past the end: fewer rows may fit than when the page was opened
 * @param note puts the page into the address; undefined for the first one, which needs no word there
 */
export function usePageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  asked: number = 1,
  note: (page: number | undefined) => void,
): PageOf<Row> {
  const router = useRouter();
  const isWhole = usePrinting();
  const [turned, setTurned] = useState({ asked, page: asked });
  // The address has the last word: it follows the page that was turned, and what Back leads to.
  if (turned.asked !== asked) setTurned({ asked, page: asked });
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(turned.asked === asked ? turned.page : asked, pages);
  const before = isWhole ? 0 : (page - 1) * pageSize;
  const shown = useMemo(
    () => (isWhole ? rows : rows.slice(before, before + pageSize)),
    [isWhole, rows, before, pageSize],
  );
  const unnoted = useRef<() => void>(null);
  const turnTo = (next: number) => {
    setTurned({ asked, page: next });
    // Two turns within a frame are one.
    unnoted.current?.();
    let isStill = true;
    const drop = router.history.subscribe(({ action }) => {
      forget();
      // Back that comes before the address leads to where this page was turned, not past it.
      if (action.type !== 'BACK') return;
      setTurned({ asked, page: asked });
      router.history.forward();
    });
    const forget = () => {
      isStill = false;
      drop();
    };
    unnoted.current = forget;
    afterPaint(() => {
      // Whoever is on the way to another address by then is not called back.
      if (!isStill) return;
      forget();
      note(next > 1 ? next : undefined);
    });
  };
  return { shown, before, page, pages, pageSize, total: rows.length, isWhole, turnTo };
}

/** Runs a task when what has changed by now has been painted: in the frame after the one that shows it. */
const afterPaint = (task: () => void) =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
