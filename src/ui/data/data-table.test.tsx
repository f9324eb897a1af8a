// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

function renderTable(
  rows: readonly Visit[],
  more: { isRowLink?: boolean; columns?: readonly Column<Visit>[] } = {},
) {
  return render(<DataTable columns={columns} rows={rows} rowKey={({ id }) => id} {...more} />);
}

const visit: Visit = { id: '1', name: 'Checkup', cents: 0, day: '06/01/2026' };

it('names each column, and each row by its title', () => {
  renderTable([visit, { ...visit, id: '2', name: 'X-ray' }]);
  const names = (role: string) => screen.getAllByRole(role).map((header) => header.textContent);
  expect(names('columnheader')).toEqual(['Day', 'Visit', 'Amount', 'Receipt']);
  expect(names('rowheader')).toEqual(['Checkup', 'X-ray']);
});

it('distinguishes a missing value from zero, in words for screen readers', () => {
  renderTable([
    { ...visit, cents: null, day: null },
    { ...visit, id: '2' },
  ]);
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual(['—Not set', '—No amount', 'Open', '06/01/2026', '0', 'Open']);
});

it('gives cells the name of their column and their place in the card', () => {
  renderTable([visit]);
  const [, row] = screen.getAllByRole('row');
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

it('has a row of totals if a column has one', () => {
  const { container, unmount } = renderTable([visit]);
  expect(container.querySelector('tfoot')).toBeNull();
  unmount();
  const totals = columns.map((column) =>
    column.header === 'Amount' ? { ...column, total: '$5.00' } : column,
  );
  renderTable([visit], { columns: totals });
  const cells = screen.getAllByRole('row').at(-1)?.children ?? [];
  expect([...cells].map((cell) => cell.textContent)).toEqual(['', '', '$5.00', '']);
});

it('sorts by a column when its header is pressed, and in reverse the next time', async () => {
  const orders: unknown[] = [];
  const sortable: readonly Column<Visit, 'day' | 'cents'>[] = [
    { header: 'Visit', cell: ({ name }) => name, card: 'title' },
    { header: 'Day', cell: ({ day }) => day, sortKey: 'day', sortsDescendingFirst: true },
    { header: 'Amount', cell: ({ cents }) => cents, sortKey: 'cents' },
  ];
  const onSort = (sort: unknown) => orders.push(sort);
  render(
    <DataTable
      columns={sortable}
      rows={[visit]}
      rowKey={({ id }) => id}
      sort={{ by: 'cents', isDescending: false, onSort }}
    />,
  );
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map((header) => header.getAttribute('aria-sort'))).toEqual([
    null,
    null,
    'ascending',
  ]);
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(orders).toEqual([
    { by: 'day', isDescending: true },
    { by: 'cents', isDescending: true },
  ]);
});

it('marks rows with a link', () => {
  const { unmount } = renderTable([visit]);
  expect(screen.getByRole('table').className).toBe('table list');
  unmount();
  renderTable([visit], { isRowLink: true });
  expect(screen.getByRole('table').className).toBe('table list linked');
});
