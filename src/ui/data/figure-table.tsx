import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './figure-table.module.css';

/**
 * Renders a small table of figures: a name in each row, its figures after it at the right edge. Where letters leave no
 * room for columns, each row has its figures in a grid below its name.
 * @param headings the column of names, then those of the figures
 * @param total a last row
 * @param isCaptionHidden whether a heading above the table tells sighted members
 * @param isPrintOnly shown on paper only: a chart has the figures on the screen
 */
export function FigureTable({
  caption,
  headings: [nameHeading, ...figureHeadings],
  rows,
  total,
  isCaptionHidden = false,
  isPrintOnly = false,
}: {
  caption: string;
  headings: readonly [string, ...string[]];
  rows: readonly FigureRow[];
  total?: Omit<FigureRow, 'key'>;
  isCaptionHidden?: boolean;
  isPrintOnly?: boolean;
}) {
  const row = ({ name, figures }: Omit<FigureRow, 'key'>) => (
    <>
      <th scope="row">{name}</th>
      {figureHeadings.map((heading, index) => (
        <td key={heading} data-label={heading}>
          {figures[index]}
        </td>
      ))}
    </>
  );
  return (
    <div className={utility('container')}>
      <table className={classNames(styles['table'], isPrintOnly && utility('paper-only'))}>
        <caption>{isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead>
          <tr>
            {[nameHeading, ...figureHeadings].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((figureRow) => (
            <tr key={figureRow.key}>{row(figureRow)}</tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>{row(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

export interface FigureRow {
  /** Unique within the table. */
  key: string;
  name: ReactNode;
  /** One figure for each heading. */
  figures: readonly ReactNode[];
}
