import { useMemo } from 'react';
import { authorizationsWords as words } from '#content/authorizations.ts';
import type { AuthorizationList as Authorizations } from '#src/api/queries/authorizations.ts';
import { filterAuthorizations } from '#src/domain/authorizations/authorization.ts';
import { limits } from '#src/domain/limits.ts';
import { ExportActions } from '#src/parts/list/export-actions.tsx';
import { ListView } from '#src/parts/list/list-view.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { AuthorizationFilters } from './authorization-filters.tsx';
import { AuthorizationTable } from './authorization-table.tsx';
import type { AuthorizationsSearch } from './authorizations-search.ts';

/** The authorizations that fit, a page of them at a time; on paper all of them. */
export function AuthorizationList({
  list: { authorizations: all, completeness },
  search,
  onSearch,
  onRetry,
}: {
  list: Authorizations;
  search: AuthorizationsSearch;
  onSearch: (changes: AuthorizationsSearch) => void;
  onRetry: () => void;
}) {
  const { status, member: memberId } = search;
  const matches = useMemo(
    () => filterAuthorizations(all, { status, memberId }),
    [all, status, memberId],
  );
  const pagination = usePageOf(matches, limits.rowsShown, search.page, (page) =>
    onSearch({ page }),
  );
  return (
    <section aria-label={words.list}>
      <ListView
        {...{ words, completeness, onRetry, pagination }}
        isEmpty={all.length === 0}
        filters={<AuthorizationFilters {...{ all, search, onSearch }} />}
        actions={<ExportActions total={matches.length} noun={words.noun} />}
      >
        {(rows) => <AuthorizationTable rows={rows} />}
      </ListView>
    </section>
  );
}
