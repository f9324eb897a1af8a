import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { authorizationsWords as words } from '#content/authorizations.ts';
import type { AuthorizationList as Authorizations } from '#src/api/queries/authorizations.ts';
import { filterAuthorizations } from '#src/domain/authorizations/authorization.ts';
import { MissingNote } from '#src/parts/missing-note.tsx';
import type { Selection } from '#src/portal/plan-store.ts';
import { Button } from '#src/ui/button.tsx';
import { Contained } from '#src/ui/contained.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';
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
  const isPrinting = usePrinting();
  const { line, focus } = useListPosition();
  const { status, member: memberId } = search;
  const found = useMemo(
    () => filterAuthorizations(all, { status, memberId }),
    [all, status, memberId],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(search.page ?? 1, pages);
  const shown = isPrinting ? found : found.slice((page - 1) * pageSize, page * pageSize);
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
          <Contained>
            <AuthorizationFilters {...{ all, selection, search, onSearch }} />
          </Contained>
          <ListPosition
            {...{ line, page, pageSize }}
            total={found.length}
            noun={[words.noun[0], words.noun[1]]}
          />
          {found.length === 0 ? (
            <p className={styles['empty']}>{words.noneFits}</p>
          ) : (
            <Contained>
              <AuthorizationTable rows={shown} access={selection.access} />
            </Contained>
          )}
          <div className={styles['foot']}>
            <Pager
              label={words.pages}
              page={page}
              pages={pages}
              onPage={(next) => {
                onSearch({ page: next > 1 ? next : undefined });
                focus();
              }}
            />
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
