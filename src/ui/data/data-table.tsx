import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './data-table.module.css';
import { NoAmount, NotSet } from './no-value.tsx';

/**
 * The place of a column in a row's card:
 *
 * - `title`: the name of the row, at the top. In the table it is the row's header.
 * - `aside`: next to the title, for the amount; `labeledAside` has the column's name below it.
 * - `start` and `end`: side by side below the title, for a date and a status; `end` one line lower next to `labeledAside`.
 * - `line`: a separate line, without the column's name.
 * - `labeled`: a separate line, after the column's name.
 * - `none`: not in the card.
 */
type CardPlace = 'title' | 'aside' | 'labeledAside' | 'start' | 'end' | 'line' | 'labeled' | 'none';

/** The order of the rows, and the function that changes it. */
export interface TableSort<Key extends string> {
  by: Key;
  isDescending: boolean;
  onSort: (sort: { by: Key; isDescending: boolean }) => void;
}

export interface Column<Row, Key extends string = never> {
  /** The column's name, unique within the table. */
  header: string;
  /** Returns the content of a cell; null for a missing value, which is a dash in the table and not in the card. */
  cell: (row: Row) => ReactNode;
  /** Returns the name of a cell in a card where it is not the column's. */
  labelOf?: (row: Row) => string;
  /** `money` aligns amounts to the right edge of their column. */
  kind?: 'money';
  /** The default is `labeled`. */
  card?: CardPlace;
  /** The total of the column, in the last row. A table without totals has no such row. */
  total?: ReactNode;
  /** The name of the order by this column; without one the rows cannot be sorted by it. */
  sortKey?: Key;
  /** Whether the first press of its header puts the largest or newest on top. */
  sortsDescendingFirst?: boolean;
  /** Whether the column holds only buttons or links, which paper does not need. */
  isScreenOnly?: boolean;
}

/**
 * Renders rows as a table where it fits (960 px at the usual text size), else each row as a card. Depends on the width
 * of its container, not of the window.
 * @param cards `list` (the default) has a card for each row; `grid`, for many amounts, a grid of labeled cells
 * @param isRowLink the whole row leads to the first link in its title
 */
export function DataTable<Row, Key extends string = never>({
  columns,
  rows,
  rowKey,
  sort,
  cards = 'list',
  isRowLink = false,
}: {
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  /** Returns a key that is unique among the rows. */
  rowKey: (row: Row, index: number) => string;
  /** Absent where the rows cannot be sorted. */
  sort?: TableSort<Key>;
  cards?: 'list' | 'grid';
  isRowLink?: boolean;
}) {
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <div className={utility('container')}>
      <table className={classNames(styles['table'], styles[cards], isRowLink && styles['linked'])}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.header} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column) => (
                <Cell
                  key={column.header}
                  column={column}
                  label={column.labelOf?.(row)}
                  content={column.cell(row)}
                />
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <Cell key={column.header} column={column} content={column.total ?? ''} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Header<Row, Key extends string>({
  column: { header, kind, isScreenOnly, sortKey, sortsDescendingFirst = false },
  sort,
}: {
  column: Column<Row, Key>;
  sort: TableSort<Key> | undefined;
}) {
  const isSortable = sort !== undefined && sortKey !== undefined;
  const isSorted = isSortable && sort.by === sortKey;
  const isDescending = isSorted && sort.isDescending;
  return (
    <th
      scope="col"
      className={classNames(kind === 'money' && styles['money'], screenOnly(isScreenOnly))}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={classNames(styles['sort'], utility('inline', 'gap-1', 'rounded', 'tints'))}
          onClick={() =>
            sort.onSort({
              by: sortKey,
              isDescending: isSorted ? !isDescending : sortsDescendingFirst,
            })
          }
        >
          {header}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={arrowClass(isSorted, isDescending)}
          />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

const arrowClass = (isSorted: boolean, isDescending: boolean) => {
  if (!isSorted) return styles['unsorted'];
  return isDescending ? undefined : styles['ascending'];
};

function Cell<Row, Key extends string>({
  column: { header, card = 'labeled', kind, isScreenOnly },
  label = header,
  content,
}: {
  column: Column<Row, Key>;
  label?: string | undefined;
  content: ReactNode;
}) {
  const isMissing = content === null || content === '';
  const className = classNames(
    card === 'labeledAside' ? classNames(styles['aside'], styles['labeledAside']) : styles[card],
    kind === 'money' && styles['money'],
    isMissing && styles['missing'],
    screenOnly(isScreenOnly),
  );
  const missing = kind === 'money' ? <NoAmount /> : <NotSet />;
  if (card === 'title') {
    return (
      <th scope="row" data-label={label} className={className}>
        {content ?? missing}
      </th>
    );
  }
  return (
    <td className={className} data-label={label}>
      {content ?? missing}
    </td>
  );
}

const screenOnly = (is: boolean | undefined) => (is === true ? styles['screenOnly'] : undefined);
