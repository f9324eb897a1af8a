import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { authorizationsWords as words } from '#content/authorizations.ts';
import type { AuthorizationList as Authorizations } from '#src/api/queries/authorizations.ts';
import { filterAuthorizations } from '#src/domain/authorizations/authorization.ts';
import { MissingNote } from '#src/parts/missing-note.tsx';
import type { Selection } from '#src/portal/plan-store.ts';
import { Button } from '#src/ui/button.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { usePageOf } from '#src/parts/use-page-of.ts';
import { AuthorizationFilters } from './authorization-filters.tsx';
import { AuthorizationTable } from './authorization-table.tsx';
import styles from './authorizations.module.css';
import type { AuthorizationsSearch } from './authorizations-search.ts';

const pageSize = 10;

/** The authorizations that fit, a page of them at a time; on paper all of them. */
export function AuthorizationList({
  list: { authorizations: all, mayBeMissing },
  selection,
  search,
  onSearch,
  onRetry,
}: {
  list: Authorizations;
  selection: Selection;
  search: AuthorizationsSearch;
  onSearch: (changes: AuthorizationsSearch) => void;
  onRetry: () => void;
}) {
  const { line, focus } = useListPosition();
  const { status, member: memberId } = search;
  const found = useMemo(
    () => filterAuthorizations(all, { status, memberId }),
    [all, status, memberId],
  );
  const place = usePageOf(found, pageSize, search.page, (page) => onSearch({ page }));
  return (
    <section className={styles['room']} aria-label={words.list}>
      {mayBeMissing && (
        <MissingNote retry={words.retry} onRetry={onRetry}>
          {words.mayBeMissing}
        </MissingNote>
      )}
      {all.length === 0 ? (
        <p className={styles['empty']}>{words.none}</p>
      ) : (
        <>
          <PartBoundary>
            <AuthorizationFilters {...{ all, selection, search, onSearch }} />
          </PartBoundary>
          <ListPosition {...{ line, place }} noun={words.noun} />
          {found.length === 0 ? (
            <p className={styles['empty']}>{words.noneFits}</p>
          ) : (
            <PartBoundary>
              <AuthorizationTable rows={place.shown} />
            </PartBoundary>
          )}
          <div className={styles['foot']}>
            <Pager label={words.pages} place={place} onTurned={focus} />
            <Button variant="plain" onClick={() => window.print()}>
              <Printer size={20} aria-hidden="true" />
              {words.print}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
