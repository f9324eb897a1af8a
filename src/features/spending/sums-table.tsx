import { spendingWords } from '#content/spending.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import type { SpendingSum } from '#src/domain/spending/spending-sums.ts';
import { FigureTable } from '#src/ui/data/figure-table.tsx';
import { Cents } from './cents.tsx';

const { parts, sums: words } = spendingWords;

const figuresOf = ({ claims, memberResponsibility, planPaid }: SpendingSum) => [
  formatCount(claims),
  <Cents key="share" cents={memberResponsibility} />,
  <Cents key="planPaid" cents={planPaid} />,
];

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
    <FigureTable
      caption={caption}
      headings={[heading, words.claims, parts.share, parts.planPaid]}
      rows={rows.map(({ name, sum }) => ({ key: name, name, figures: figuresOf(sum) }))}
      total={{ name: words.total, figures: figuresOf(total) }}
      isCaptionHidden
      isPrintOnly={!isShown}
    />
  );
}
