import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { staleOnErrorWords as words } from '#content/stale-on-error.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';

/**
 * Keeps loaded content when a reload fails, and adds a note: a number to quote, or an open question, must not vanish
 * because the bill could not be requested once more.
 */
export function StaleOnError<Data>({
  query,
  skeleton,
  children,
}: {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data === undefined) {
    return (
      <Loadable query={query} skeleton={skeleton}>
        {children}
      </Loadable>
    );
  }
  return (
    <>
      {query.isError && (
        <MissingNote onRetry={() => void query.refetch()}>{words.text}</MissingNote>
      )}
      {children(query.data)}
    </>
  );
}
