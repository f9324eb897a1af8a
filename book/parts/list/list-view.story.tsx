import type { Completeness } from '#src/domain/data/completeness.ts';
import { useState } from 'react';
import { ExportActions } from '#src/parts/list/export-actions.tsx';
import { FilterChips } from '#src/parts/list/filter-chips.tsx';
import { ListFilters } from '#src/parts/list/list-filters.tsx';
import { ListView } from '#src/parts/list/list-view.tsx';
import { DataTable } from '#src/ui/data/data-table.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import type { States } from '../../story.ts';

const words = {
  noun: ['document', 'documents'],
  pages: 'Pages of documents',
  none: { ifComplete: 'You have no documents yet.' },
  noneFits: 'No documents match your search.',
  mayBeMissing: 'Some documents may be missing.',
} as const;

const names = ['Explanation of benefits', 'Letter about your appeal', 'Tax form 1095-B'];

const documents = Array.from({ length: 23 }, (_, at) => ({
  id: `${at}`,
  name: `${names[at % names.length] ?? ''}, Elena Delgado`,
  day: `03/${String(at + 1).padStart(2, '0')}/2026`,
}));

const pageSize = 10;

function Documents({
  total,
  isEmpty = false,
  completeness = 'complete',
}: {
  total: number;
  isEmpty?: boolean;
  completeness?: Completeness;
}) {
  const [page, turnTo] = useState(1);
  const before = (page - 1) * pageSize;
  const pagination = {
    page,
    pageSize,
    total,
    before,
    turnTo,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    shown: documents.slice(before, Math.min(total, before + pageSize)),
  };
  return (
    <ListView
      {...{ words, isEmpty, completeness, pagination }}
      onRetry={() => {}}
      filters={
        <>
          <ListFilters label={`Search ${total} documents`} onClear={null}>
            <SearchField label="Search" value="letter" onChange={() => {}} />
            <LabeledSelect
              label="Person"
              value="elena"
              options={[['elena', 'Elena Delgado']]}
              onChoose={() => {}}
            />
          </ListFilters>
          <FilterChips
            chips={[
              { name: 'Elena Delgado', onRemove: () => {} },
              { name: 'letter', onRemove: () => {} },
            ]}
            onClear={() => {}}
          />
        </>
      }
      actions={<ExportActions total={total} noun={words.noun} onDownload={() => {}} />}
    >
      {(rows) => (
        <DataTable
          columns={[
            { header: 'Document', cell: ({ name }) => name, card: 'title' },
            { header: 'Date', cell: ({ day }) => day, card: 'start' },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </ListView>
  );
}

export const states: States = {
  'Several pages': () => <Documents total={23} />,
  'Some may be missing': () => <Documents total={2} completeness="partial" />,
  'None match': () => <Documents total={0} />,
  Empty: () => <Documents total={0} isEmpty />,
};
