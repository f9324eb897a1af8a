import { utility } from '#src/ui/layout/utility.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { pagingWords } from '#content/paging.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './pager.module.css';

export interface ListPositionOf {
  line: React.RefObject<HTMLParagraphElement | null>;
  focus: () => void;
}

/**
 * Returns the line with the position in the list. Paging moves the focus to it, so that it is read out and the rows are
 * next.
 */
export function useListPosition(): ListPositionOf {
  const line = useRef<HTMLParagraphElement>(null);
  return useMemo(() => ({ line, focus: () => line.current?.focus() }), []);
}

/** The position in a list. */
export interface ListPlace {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The whole list is shown, regardless of the page: on paper. */
  isWhole?: boolean;
  /** Print shows only this page of the list. */
  isPrintedPage?: boolean;
  /** More rows are still loading: the counts cover those loaded so far. */
  isGrowing?: boolean;
}

/**
 * Renders the position in a list: "Showing 11–20 of 35 claims"; "35 claims" when all are shown; "Page 2 of 4; 10 of 35
 * claims" when only one page is printed; "so far" while more are loading.
 */
export function ListPosition({
  line,
  pagination: { page, pageSize, total, isWhole = false, isPrintedPage = false, isGrowing = false },
  noun,
  isFirstToRead = false,
}: {
  line: React.Ref<HTMLParagraphElement>;
  pagination: ListPlace;
  /** Singular and plural. */
  noun: readonly [string, string];
  /** Whether a screen reader reads the line first after a navigation, for a list whose pages have addresses. */
  isFirstToRead?: boolean | undefined;
}) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const count = pagingWords.count(formatCount(total), noun[total === 1 ? 0 : 1]);
  const textOf = () => {
    if (total === 0) return pagingWords.none(noun[1]);
    if (isWhole) return count;
    if (isPrintedPage) {
      const pages = Math.ceil(total / pageSize);
      if (pages === 1) return count;
      const pageOf = pagingWords.pageOf(formatCount(page), formatCount(pages));
      return pagingWords.printed({ pageOf, shown: formatCount(last - first + 1), count });
    }
    return pagingWords.showing({ first: formatCount(first), last: formatCount(last), count });
  };
  const text = textOf();
  return (
    <p
      ref={line}
      tabIndex={-1}
      role="status"
      className={utility('strong')}
      {...(isFirstToRead && { 'data-first-focus': '' })}
    >
      {isGrowing ? pagingWords.soFar(text) : text}
    </p>
  );
}

/** Previous, pages, next; nothing when there is one page. */
export function Pager({
  label,
  pagination: { page, pages, turnTo, isGrowing = false },
  onTurned,
}: {
  /** The accessible name of the pager. */
  label: string;
  /** The current page, the number of pages, counted from 1, and the function that turns to another. */
  pagination: {
    page: number;
    pages: number;
    turnTo: (page: number) => void;
    isGrowing?: boolean;
  };
  /** Moves the focus, where the page change does not. */
  onTurned?: (() => void) | undefined;
}) {
  if (pages <= 1) return null;
  const pageOf = pagingWords.pageOf(formatCount(page), formatCount(pages));
  const onPage = (next: number) => {
    turnTo(next);
    onTurned?.();
  };
  return (
    <nav
      aria-label={label}
      className={classNames(styles['pager'], utility('wraps', 'center', 'gap-2'), 'screen-only')}
    >
      <Button
        variant="plain"
        aria-disabled={page === 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
        {pagingWords.previous}
      </Button>
      <ol className={classNames(styles['pages'], utility('side-by-side', 'center', 'gap-1'))}>
        {pagesAround(page, pages).map((pageNumber, index) =>
          pageNumber === null ? (
            <li
              key={`gap ${index}`}
              aria-hidden="true"
              className={classNames(styles['gap'], utility('secondary', 'centered'))}
            >
              …
            </li>
          ) : (
            <li key={pageNumber}>
              <button
                type="button"
                className={classNames(
                  styles['page'],
                  utility('strong', 'in-primary', 'numbers', 'rounded', 'tints'),
                )}
                aria-label={pagingWords.page(formatCount(pageNumber))}
                aria-current={pageNumber === page ? 'page' : undefined}
                onClick={() => onPage(pageNumber)}
              >
                {formatCount(pageNumber)}
              </button>
            </li>
          ),
        )}
      </ol>
      <span className={classNames(styles['short'], utility('numbers'))}>
        {isGrowing ? pagingWords.soFar(pageOf) : pageOf}
      </span>
      <Button
        variant="plain"
        aria-disabled={page === pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {pagingWords.next}
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </nav>
  );
}

/** Returns the pages to offer: first, last and those around the current one; null for a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(
    (pageNumber) => pageNumber >= 1 && pageNumber <= pages,
  );
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
  return sorted.flatMap((pageNumber, index) => {
    const before = sorted[index - 1];
    if (before === undefined || pageNumber - before === 1) return [pageNumber];
    // A gap of one page is that page.
    return pageNumber - before === 2 ? [pageNumber - 1, pageNumber] : [null, pageNumber];
  });
}
