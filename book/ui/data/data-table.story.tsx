import { useState } from 'react';
import { formatCents } from '#src/domain/format/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DataTable, type Column, type TableSort } from '#src/ui/data/data-table.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import type { States } from '../../story.ts';

interface Claim {
  number: string;
  provider: string;
  date: string;
  isPaid: boolean;
  billed: number;
  /** Cents; null when the payer does not say. */
  owed: number | null;
}

const claims: readonly Claim[] = [
  {
    number: '26040218',
    provider: 'Dr. Amara Brandt, Cedar Family Clinic',
    date: '03/03/2026',
    isPaid: true,
    billed: 48_600,
    owed: 3_000,
  },
  {
    number: '26047755',
    provider: 'Little Rock Regional Hospital',
    date: '04/18/2026',
    isPaid: false,
    billed: 1_240_950,
    owed: null,
  },
  {
    number: '26051902',
    provider: 'Ouachita Imaging',
    date: '05/02/2026',
    isPaid: true,
    billed: 96_000,
    owed: 19_200,
  },
];

type SortKey = 'date' | 'billed';

const status = ({ isPaid }: Claim) => (
  <StatusPill tone={isPaid ? 'good' : 'bad'}>{isPaid ? 'Paid' : 'Denied'}</StatusPill>
);

const columns: readonly Column<Claim, SortKey>[] = [
  {
    header: 'Provider',
    cell: ({ provider, number }) => <a href={`?claim=${number}`}>{provider}</a>,
    card: 'title',
  },
  { header: 'Date', cell: ({ date }) => date, card: 'start', sortKey: 'date' },
  { header: 'Status', cell: status, card: 'end' },
  {
    header: 'Billed',
    cell: ({ billed }) => formatCents(billed),
    kind: 'money',
    sortKey: 'billed',
    sortsDescendingFirst: true,
  },
  {
    header: 'You may owe',
    cell: ({ owed }) => (owed === null ? null : formatCents(owed)),
    kind: 'money',
    card: 'aside',
  },
];

const rowKey = ({ number }: Claim) => number;

function Sorted({ isDescending }: { isDescending: boolean }) {
  const [sort, onSort] = useState<Omit<TableSort<SortKey>, 'onSort'>>({ by: 'date', isDescending });
  const rows = claims.toSorted((a, b) =>
    sort.by === 'date' ? a.date.localeCompare(b.date) : a.billed - b.billed,
  );
  return (
    <DataTable
      columns={columns}
      rows={sort.isDescending ? rows.toReversed() : rows}
      rowKey={rowKey}
      sort={{ ...sort, onSort }}
      isRowLink
    />
  );
}

/** A column for each place that a cell can have in a card. */
const places: readonly Column<Claim>[] = [
  { header: 'Provider', cell: ({ provider }) => provider, card: 'title' },
  {
    header: 'Billed',
    cell: ({ billed }) => formatCents(billed),
    kind: 'money',
    card: 'labeledAside',
  },
  { header: 'Date', cell: ({ date }) => date, card: 'start' },
  { header: 'Status', cell: status, card: 'end' },
  { header: 'Note', cell: () => 'Your plan talks to the provider about this bill.', card: 'line' },
  { header: 'Claim number', cell: ({ number }) => number },
  { header: 'Processed', cell: () => null },
  { header: 'Row', cell: ({ number }) => number.slice(-2), card: 'none' },
  {
    header: 'Letter',
    cell: ({ number }) => (
      <Button variant="text" aria-label={`Open the letter of claim ${number}`}>
        Open
      </Button>
    ),
    isScreenOnly: true,
  },
];

const amounts = ['Billed', 'Plan discount', 'Allowed amount', 'Plan paid', 'Your share'].map(
  (header, at): Column<Claim> => ({
    header,
    cell: ({ billed, owed }) => (owed === null ? null : formatCents(Math.round(billed / (at + 1)))),
    kind: 'money',
    total: formatCents(Math.round(1_385_550 / (at + 1))),
  }),
);

const service: Column<Claim> = {
  header: 'Service',
  cell: ({ number }) => `Office visit ${number.slice(-3)}`,
  card: 'title',
  total: 'Total',
};

export const states: States = {
  Plain: () => <DataTable columns={columns} rows={claims} rowKey={rowKey} />,
  'Outlined, sorted, each row a link': () => <Sorted isDescending={false} />,
  'Sorted the other way': () => <Sorted isDescending />,
  'Every place in a card': () => <DataTable columns={places} rows={claims} rowKey={rowKey} />,
  'Totals, cards as a grid': () => (
    <DataTable columns={[service, ...amounts]} rows={claims} rowKey={rowKey} cards="grid" />
  ),
  'Totals, cards as a list': () => (
    <DataTable columns={[service, ...amounts]} rows={claims} rowKey={rowKey} />
  ),
  'Without rows': () => <DataTable columns={columns} rows={[]} rowKey={rowKey} />,
};
