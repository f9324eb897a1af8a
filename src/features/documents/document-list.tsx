import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { documentsWords } from '#content/documents.ts';
import type { WholeList } from '#src/api/paging/numbered-pages.ts';
import { message } from '#src/catalogue/messages.ts';
import {
  documentTypes,
  filterDocuments,
  withSubjects,
  type MemberDocument,
} from '#src/domain/documents/member-document.ts';
import { sortKnownFirst, yearsOf } from '#src/domain/data/sort-known-first.ts';
import { limits } from '#src/domain/limits.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { useClaimsSoFar } from '#src/parts/claims/use-claims-so-far.ts';
import { ExportActions } from '#src/parts/list/export-actions.tsx';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { ListView } from '#src/parts/list/list-view.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { authorizationsQuery } from '#src/api/queries/authorizations.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { seesAuthorizations, visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { DocumentRows } from './document-rows.tsx';
import type { DocumentsNavigation } from './documents-search.ts';

const words = documentsWords.list;

/** The documents that fit, a page of them at a time; on paper all of them. */
export function DocumentList({
  list: { items: all, completeness },
  search,
  onSearch,
  onRetry,
  whose,
}: DocumentsNavigation & {
  list: WholeList<MemberDocument>;
  onRetry: () => void;
  /** First name of the person the documents are for; null where only one person can be seen. */
  whose: string | null;
}) {
  const [text, setText] = useState('');
  const claims = useDeferredValue(useClaimsSoFar());
  const authorizations = useAuthorizationsSoFar(
    all.some(({ authorizationId }) => authorizationId !== null),
  );
  const types = useMemo(
    () =>
      sortKnownFirst(
        documentTypes,
        all.map(({ type }) => type),
      ),
    [all],
  );
  const { type, year } = search;
  // A type without documents here may still be valid; any other word is not a type.
  const isKnownType = type === undefined || isType(type, types);
  const matches = useMemo(
    () =>
      filterDocuments(withSubjects(all, claims, authorizations), {
        type: isKnownType ? type : undefined,
        year,
        text,
      }),
    [all, claims, authorizations, type, isKnownType, year, text],
  );
  const pagination = usePageOf(matches, limits.rowsShown, search.page, (page) =>
    onSearch({ page }),
  );
  const hasFilters = type !== undefined || year !== undefined || text !== '';
  const clear = () => {
    setText('');
    onSearch({ type: undefined, year: undefined, page: undefined });
  };
  const offered = sortKnownFirst(documentTypes, [...types, isKnownType ? type : null]);
  const years = yearsOf([...all.map(({ day }) => day), year ?? null]);
  const filters = (
    <>
      <ListFilters label={words.title} onClear={hasFilters ? clear : null}>
        <SearchField
          label={words.search}
          value={text}
          onChange={(typed) => {
            setText(typed);
            if (search.page !== undefined) onSearch({ page: undefined });
          }}
        />
        <LabeledSelect
          label={words.type}
          value={isKnownType ? (type ?? '') : ''}
          options={[
            ['', words.anyType],
            ...offered.map((id) => [id, lookUp(words.types, id) ?? id] as const),
          ]}
          onChoose={(value) => onSearch({ type: value || undefined, page: undefined })}
        />
        <LabeledSelect
          label={words.year}
          value={year ?? ''}
          options={[['', words.anyYear], ...years.map((option) => [option, option] as const)]}
          onChoose={(value) => onSearch({ year: value || undefined, page: undefined })}
        />
      </ListFilters>
      {!isKnownType && <p role="status">{message('FRM-0004')}</p>}
    </>
  );
  return (
    <ListView
      {...{ words, completeness, onRetry, filters, pagination }}
      isEmpty={all.length === 0}
      actions={<ExportActions total={matches.length} noun={words.noun} />}
    >
      {(rows) => <DocumentRows documents={rows} whose={whose} />}
    </ListView>
  );
}

const isType = (type: string, there: readonly string[]): boolean =>
  there.includes(type) || documentTypes.some((documentType) => documentType === type);

const none: readonly FamilyAuthorization[] = [];

/**
 * Returns the authorizations that have loaded so far; empty where the member may not see them. Does not report a
 * failure, because the screen works without authorizations.
 */
function useAuthorizationsSoFar(isWanted: boolean): readonly FamilyAuthorization[] {
  const portal = usePortal();
  const selection = usePlan();
  const options = authorizationsQuery(portal, selection.plan, visibleMemberIds(selection));
  const { data } = useQuery({
    ...options,
    enabled: isWanted && seesAuthorizations(selection),
    meta: { ...options.meta, customError: true },
  });
  return data?.authorizations ?? none;
}
