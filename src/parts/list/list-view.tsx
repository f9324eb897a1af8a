import type { ReactNode } from 'react';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { Empty, type EmptyWords } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import type { PageOf } from './use-page-of.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { ListPages } from './list-pages.tsx';
import styles from './list.module.css';

/** The texts of a list that depend on its items. */
export interface ListWords {
  /** Singular and plural. */
  noun: readonly [string, string];
  /** The accessible name of the pager. */
  pages: string;
  /** Replaces an empty list. */
  none: EmptyWords;
  /** Replaces the rows when no row matches the filters; for a list that has filters. */
  noneFits?: string;
  /** Says that some rows could not be loaded. */
  mayBeMissing: string;
}

/**
 * Arranges a list: a note when rows may be missing, the filters, the position, the rows of a page, the pager and the
 * actions. On paper every row prints, and nothing to press.
 * @param isEmpty whether there is nothing to filter
 * @param pagination from `usePageOf`
 */
export function ListView<Row>({
  words,
  isEmpty,
  completeness,
  onRetry,
  filters,
  pagination,
  actions,
  children,
}: {
  words: ListWords;
  isEmpty: boolean;
  completeness: Completeness;
  onRetry: () => void;
  filters?: ReactNode;
  pagination: PageOf<Row>;
  /** The ways to take the list along, as `ExportActions`. */
  actions?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  if (isEmpty) {
    const missing = words.mayBeMissing;
    return (
      <div className={utility('padded')}>
        <Empty words={words.none} {...{ completeness, missing, onRetry }} />
      </div>
    );
  }
  return (
    <Stack gap="4" className={styles['list']}>
      {completeness !== 'complete' && (
        <MissingNote onRetry={onRetry}>{words.mayBeMissing}</MissingNote>
      )}
      {filters && <PartBoundary>{filters}</PartBoundary>}
      <ListPages
        {...{ pagination, words, children }}
        none={<p className={utility('padded')}>{words.noneFits}</p>}
        foot={actions && pagination.total > 0 && <PartBoundary>{actions}</PartBoundary>}
      />
    </Stack>
  );
}
