import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';
import { NoAmount, NotSet } from './no-value.tsx';

/**
 * The place of a column in a row's card:
 *
 * - `title`: the name of the row, at the top. In the table it is the row's header.
 * - `aside`: beside the title, for the amount.
 * - `start` and `end`: side by side below the title, for a date and a status.
 * - `line`: a line of its own, without the column's name.
 * - `labeled`: a line of its own, after the column's name.
 */
type CardPlace = 'title' | 'aside' | 'start' | 'end' | 'line' | 'labeled';

export interface Column<Row> {
  /** The column's name, unique within the table. */
  header: string;
  /** Returns the content of a cell; null for a missing value, which is a dash in the table and not in the card. */
  cell: (row: Row) => ReactNode;
  /** `money` for amounts, which stand at the right edge where they are the last column. */
  kind?: 'money';
  /** `labeled` unless told otherwise. */
  card?: CardPlace;
  /** Whether the column holds only buttons or links, which paper does not need. */
  isScreenOnly?: boolean;
}

/**
 * Renders rows as a table where there is room for one (900 px at the usual text size), else each row as a card. Fits in
 * any card or column: it goes by its own width, not the window's.
 * @param variant `outlined` stands on the page by itself; `plain` (the default) stands within a card
 * @param isRowLink the whole row leads to the first link in its title
 */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  variant = 'plain',
  isRowLink = false,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Returns a key that is unique among the rows. */
  rowKey: (row: Row, index: number) => string;
  variant?: 'plain' | 'outlined';
  isRowLink?: boolean;
}) {
  return (
    <div className={styles['room']}>
      <table
        className={classNames(styles['table'], styles[variant], isRowLink && styles['linked'])}
      >
        <thead>
          <tr>
            {columns.map(({ header, isScreenOnly }) => (
              <th key={header} scope="col" className={screenOnly(isScreenOnly)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, card = 'labeled', kind, isScreenOnly } = column;
  const content = cell(row);
  const isMissing = content === null;
  const className = classNames(
    styles[card],
    kind === 'money' && styles['money'],
    isMissing && styles['missing'],
    screenOnly(isScreenOnly),
  );
  const missing = kind === 'money' ? <NoAmount /> : <NotSet />;
  if (card === 'title') {
    return (
      <th scope="row" className={className}>
        {content ?? missing}
      </th>
    );
  }
  return (
    <td className={className} data-label={card === 'labeled' ? header : undefined}>
      {content ?? missing}
    </td>
  );
}

const screenOnly = (is: boolean | undefined) => (is === true ? styles['screenOnly'] : undefined);
