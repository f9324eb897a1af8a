import { utility } from '#src/ui/layout/utility.ts';
import { spendingWords } from '#content/spending.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import type { SpendingSum } from '#src/domain/spending/spending-sums.ts';
import { FigureTable } from '#src/ui/data/figure-table.tsx';
import { Cents } from './cents.tsx';

const { parts, sums: words } = spendingWords;

/** The figures behind a chart. Always rendered, so that they print; visible on demand. */
export function SumsTable({
  isShown,
  caption,
  heading,
  rows,
  total,
  mayGrow,
}: {
  isShown: boolean;
  caption: string;
  heading: string;
  rows: readonly { name: string; sum: SpendingSum }[];
  total: SpendingSum;
  /** Whether more may be owed than the total. */
  mayGrow: boolean;
}) {
  // A column of nothing is left out.
  const hasPickup = total.atPickup > 0;
  const figuresOf = (sum: SpendingSum, isAtLeast = false) => [
    formatCount(sum.claims),
    <span key="share">
      <Cents cents={sum.memberResponsibility} />
      {isAtLeast && <span className={utility('no-wrap')}> {spendingWords.orMore}</span>}
    </span>,
    <Cents key="planPaid" cents={sum.planPaid} />,
    ...(hasPickup ? [<Cents key="atPickup" cents={sum.atPickup} />] : []),
  ];
  return (
    <FigureTable
      caption={caption}
      headings={[
        heading,
        words.claims,
        parts.share,
        parts.planPaid,
        ...(hasPickup ? [words.columns.atPickup] : []),
      ]}
      rows={rows.map(({ name, sum }) => ({ key: name, name, figures: figuresOf(sum) }))}
      total={{ name: words.total, figures: figuresOf(total, mayGrow) }}
      isCaptionHidden
      isPrintOnly={!isShown}
    />
  );
}
