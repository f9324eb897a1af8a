import { Printer } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { documentsWords } from '#content/documents.ts';
import type { WholeList } from '#src/api/all-pages.ts';
import { message } from '#src/catalogue/messages.ts';
import {
  documentTypes,
  filterDocuments,
  type MemberDocument,
} from '#src/domain/documents/member-document.ts';
import { limits } from '#src/domain/limits.ts';
import { lookUp } from '#src/domain/look-up.ts';
import { MissingNote } from '#src/parts/missing-note.tsx';
import { Button } from '#src/ui/button.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { LabelledSelect } from '#src/ui/labelled-select.tsx';
import { ListPosition, Pager, useListPosition } from '#src/ui/pager.tsx';
import { usePageOf } from '#src/parts/use-page-of.ts';
import { DocumentRows } from './document-rows.tsx';
import type { DocumentsNavigation } from './documents-search.ts';
import styles from './documents.module.css';

const words = documentsWords.list;
const pageSize = limits.documentsShown;

/** The documents that fit, a page of them at a time; on paper all of them. */
export function DocumentList({
  list: { items: all, mayBeMissing },
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
  const { line, focus } = useListPosition();
  const searchId = useId();
  const [text, setText] = useState('');
  const types = useMemo(() => typesIn(all), [all]);
  const { type, year } = search;
  // A type that no document here has is still known to the insurer and the portal; any other word is no type.
  const isKnownType = type === undefined || isType(type, types);
  const found = useMemo(
    () => filterDocuments(all, { type: isKnownType ? type : undefined, year, text }),
    [all, type, isKnownType, year, text],
  );
  const place = usePageOf(found, pageSize, search.page, (page) => onSearch({ page }));
  const hasFilters = type !== undefined || year !== undefined || text !== '';
  const missing = mayBeMissing && (
    <MissingNote retry={words.retry} onRetry={onRetry}>
      {words.mayBeMissing}
    </MissingNote>
  );
  if (all.length === 0) return missing || <p>{words.none}</p>;
  return (
    <div className={styles['room']}>
      {missing}
      <div className={styles['filters']} role="search" aria-label={words.title}>
        <div className={styles['search']}>
          <label htmlFor={searchId}>{words.search}</label>
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              if (search.page !== undefined) onSearch({ page: undefined });
            }}
          />
        </div>
        <LabelledSelect
          className={styles['filter']}
          label={words.type}
          value={isKnownType ? (type ?? '') : ''}
          options={[['', words.anyType], ...optionsOf(types, type)]}
          onChoose={(one) => onSearch({ type: one || undefined, page: undefined })}
        />
        <LabelledSelect
          className={styles['filter']}
          label={words.year}
          value={year ?? ''}
          options={[['', words.anyYear], ...yearsIn(all, year)]}
          onChoose={(one) => onSearch({ year: one || undefined, page: undefined })}
        />
        {hasFilters && (
          <Button
            variant="plain"
            onClick={() => {
              setText('');
              onSearch({ type: undefined, year: undefined, page: undefined });
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      {!isKnownType && <p role="status">{message('FRM-0004')}</p>}
      <ListPosition {...{ line, place }} noun={words.noun} />
      {found.length === 0 ? (
        <p>{words.noneFits}</p>
      ) : (
        <PartBoundary>
          <DocumentRows documents={place.shown} whose={whose} />
        </PartBoundary>
      )}
      <div className={styles['foot']}>
        <Pager label={words.pages} place={place} onTurned={focus} />
        {found.length > 0 && (
          <Button variant="plain" onClick={() => window.print()}>
            <Printer size={20} aria-hidden="true" />
            {words.print}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Known ones in their order, then those that only the insurer knows. */
function typesIn(all: readonly MemberDocument[]): string[] {
  const there = new Set(all.flatMap(({ type }) => type ?? []));
  const known = documentTypes.filter((type) => there.has(type));
  return [...known, ...[...there].filter((type) => !documentTypes.some((one) => one === type))];
}

const isType = (type: string, there: readonly string[]): boolean =>
  there.includes(type) || documentTypes.some((one) => one === type);

/** Returns the types to choose from; the requested type is among them, even when no document has it. */
const optionsOf = (there: readonly string[], asked: string | undefined) =>
  [...new Set([...there, ...(asked !== undefined && isType(asked, there) ? [asked] : [])])].map(
    (type) => [type, lookUp(words.types, type) ?? type] as const,
  );

const yearsIn = (all: readonly MemberDocument[], asked: string | undefined) =>
  [...new Set([...all.flatMap(({ day }) => day?.slice(0, 4) ?? []), ...(asked ? [asked] : [])])]
    .toSorted()
    .toReversed()
    .map((year) => [year, year] as const);
