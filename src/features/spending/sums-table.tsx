import { spendingWords } from '#content/spending.ts';
import type { SpendingSum } from '#src/domain/spending/spending-sums.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { centsWords } from './spending-sentences.ts';
import styles from './sums-table.module.css';

const { parts, sums: words } = spendingWords;

/** The figures behind a chart. Always rendered, so that they print; visible on demand. */
export function SumsTable({
  isShown,
  caption,
  heading,
  rows,
  total,
}: {
  isShown: boolean;
  caption: string;
  heading: string;
  rows: readonly { name: string; sum: SpendingSum }[];
  total: SpendingSum;
}) {
  return (
    <div className={styles['frame']}>
      <table className={classNames(styles['table'], !isShown && styles['onPaper'])}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{words.claims}</th>
            <th scope="col">{parts.share}</th>
            <th scope="col">{parts.planPaid}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sum }) => (
            <SumRow key={name} name={name} sum={sum} />
          ))}
        </tbody>
        <tfoot>
          <SumRow name={words.total} sum={total} />
        </tfoot>
      </table>
    </div>
  );
}

function SumRow({
  name,
  sum: { claims, memberResponsibility, planPaid },
}: {
  name: string;
  sum: SpendingSum;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={words.claims}>{formatCount(claims)}</td>
      <td data-label={parts.share}>{centsWords(memberResponsibility)}</td>
      <td data-label={parts.planPaid}>{centsWords(planPaid)}</td>
    </tr>
  );
}
