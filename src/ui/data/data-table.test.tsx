// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { DataTable, type Column } from './data-table.tsx';

interface Visit {
  id: string;
  name: string;
  cents: number | null;
  day: string | null;
}

const columns: readonly Column<Visit>[] = [
  { header: 'Day', cell: ({ day }) => day },
  { header: 'Visit', cell: ({ name }) => <a href="/visit">{name}</a>, card: 'title' },
  { header: 'Amount', cell: ({ cents }) => cents, kind: 'money', card: 'aside' },
  { header: 'Receipt', cell: () => <button type="button">Open</button>, isScreenOnly: true },
];

let cleanUp = () => {};
afterEach(() => cleanUp());

function renderTable(
  rows: readonly Visit[],
  more: { isRowLink?: boolean; columns?: readonly Column<Visit>[] } = {},
) {
  return render(<DataTable columns={columns} rows={rows} rowKey={({ id }) => id} {...more} />);
}

function render(table: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  cleanUp = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
  flushSync(() => root.render(table));
  return place;
}

const visit: Visit = { id: '1', name: 'Checkup', cents: 0, day: '06/01/2026' };

it('names each column, and each row by its title', () => {
  const place = renderTable([visit, { ...visit, id: '2', name: 'X-ray' }]);
  const names = (scope: string) =>
    [...place.querySelectorAll(`th[scope=${scope}]`)].map((th) => th.textContent);
  expect(names('col')).toEqual(['Day', 'Visit', 'Amount', 'Receipt']);
  expect(names('row')).toEqual(['Checkup', 'X-ray']);
});

it('tells a missing value from zero, in words for screen readers', () => {
  const place = renderTable([
    { ...visit, cents: null, day: null },
    { ...visit, id: '2' },
  ]);
  const cells = [...place.querySelectorAll('tbody td')].map((td) => td.textContent);
  expect(cells).toEqual(['—Not set', '—No amount', 'Open', '06/01/2026', '0', 'Open']);
});

it('gives cells the name of their column and their place in the card', () => {
  const [row] = renderTable([visit]).querySelectorAll('tbody tr');
  const cells = [...(row?.children ?? [])].map((cell) => [
    cell.getAttribute('data-label'),
    cell.className,
  ]);
  expect(cells).toEqual([
    ['Day', 'labeled'],
    ['Visit', 'title'],
    ['Amount', 'aside money'],
    ['Receipt', 'labeled screenOnly'],
  ]);
});

it('has a last row of totals where a column has one', () => {
  expect(renderTable([visit]).querySelector('tfoot')).toBeNull();
  cleanUp();
  const totals = columns.map((column) =>
    column.header === 'Amount' ? { ...column, total: '$5.00' } : column,
  );
  const cells = renderTable([visit], { columns: totals }).querySelectorAll('tfoot tr > *');
  expect([...cells].map((cell) => cell.textContent)).toEqual(['', '', '$5.00', '']);
});

it('sorts by a column at the press of its header, and the other way at the next', () => {
  const orders: unknown[] = [];
  const sortable: readonly Column<Visit, 'day' | 'cents'>[] = [
    { header: 'Visit', cell: ({ name }) => name, card: 'title' },
    { header: 'Day', cell: ({ day }) => day, sortKey: 'day', sortsDescendingFirst: true },
    { header: 'Amount', cell: ({ cents }) => cents, sortKey: 'cents' },
  ];
  const onSort = (sort: unknown) => orders.push(sort);
  const table = render(
    <DataTable
      columns={sortable}
      rows={[visit]}
      rowKey={({ id }) => id}
      sort={{ by: 'cents', isDescending: false, onSort }}
    />,
  );
  const headers = [...table.querySelectorAll('thead th')];
  expect(headers.map((header) => header.getAttribute('aria-sort'))).toEqual([
    null,
    null,
    'ascending',
  ]);
  for (const header of headers) header.querySelector('button')?.click();
  expect(orders).toEqual([
    { by: 'day', isDescending: true },
    { by: 'cents', isDescending: true },
  ]);
});

it('marks rows that lead somewhere', () => {
  expect(renderTable([visit]).querySelector('table')?.className).toBe('table plain');
  cleanUp();
  expect(renderTable([visit], { isRowLink: true }).querySelector('table')?.className).toBe(
    'table plain linked',
  );
});
