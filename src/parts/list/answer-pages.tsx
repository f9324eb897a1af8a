import { hashKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uiWords } from '#content/ui.ts';
import { completenessOf } from '#src/domain/data/completeness.ts';
import type { Read } from '#src/api/http/call.ts';
import type { AnswerPage } from '#src/domain/data/answer-page.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Empty, type EmptyWords } from '#src/ui/feedback/empty.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { ListPages } from './list-pages.tsx';

/**
 * Returns the requested page of a list that the insurer pages. The page before it stays until it has loaded, so that
 * nothing jumps and the focus has a place; a page of another list never stands in for it.
 */
export function useAnswerPage<Item>(
  read: Read<AnswerPage<Item>>,
): UseQueryResult<AnswerPage<Item>> {
  const { queryOf } = usePortal();
  const options = queryOf(read);
  return useQuery({
    ...options,
    placeholderData: (shown, before) =>
      before && listOf(before.queryKey) === listOf(options.queryKey) ? shown : undefined,
  });
}

/** Returns the key without its last part, the page. */
const listOf = (key: readonly unknown[]): string => hashKey(key.slice(0, -1));

/** One page of such a list, with its position in the list and the pager. */
export function AnswerPages<Item>({
  query,
  skeleton,
  words,
  isBrief,
  onPage: turnTo,
  children,
}: {
  query: UseQueryResult<AnswerPage<Item>>;
  skeleton: ReactNode;
  words: {
    none: EmptyWords;
    /** Replaces the rows of a page past the end. */
    onPage: string;
    mayBeMissing?: string;
    noun: readonly [string, string];
    pages: string;
  };
  /** Whether a list of one page does not say its position. */
  isBrief?: boolean;
  onPage: (page: number) => void;
  children: (items: readonly Item[]) => ReactNode;
}) {
  return (
    <Loadable query={query} skeleton={skeleton}>
      {({ page, pageSize, items, leftOut, total: counted }) => {
        // A service may count wrongly: the items it sent are there.
        const read = items.length + leftOut;
        const sent = read === 0 ? 0 : (page - 1) * pageSize + read;
        const onRetry = () => void query.refetch();
        const total = Math.max(counted ?? 0, sent);
        const missing = words.mayBeMissing ?? uiWords.mayBeMissing;
        if (items.length === 0 && page === 1) {
          const completeness = completenessOf(total);
          return <Empty words={words.none} {...{ completeness, missing, onRetry }} />;
        }
        const onPage = <p>{words.onPage}</p>;
        return (
          <ListPages
            {...{ words, isBrief }}
            pagination={{
              page,
              pageSize,
              total,
              shown: items,
              before: (page - 1) * pageSize,
              pages: Math.max(page, Math.ceil(total / pageSize)),
              turnTo,
            }}
            none={onPage}
          >
            {(rows) => (
              <>
                {leftOut > 0 && <MissingNote onRetry={onRetry}>{missing}</MissingNote>}
                {read === 0 ? onPage : children(rows)}
              </>
            )}
          </ListPages>
        );
      }}
    </Loadable>
  );
}
