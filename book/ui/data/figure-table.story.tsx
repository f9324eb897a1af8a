import { FigureTable } from '#src/ui/data/figure-table.tsx';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import type { States } from '../../story.ts';

const rows = [
  { key: 'maria', name: 'Maria Delgado', figures: ['$1,240.00', '$310.00'] },
  { key: 'elena', name: 'Elena Delgado', figures: ['$480.50', '$30.00'] },
  { key: 'sofia', name: 'Sofia Delgado', figures: ['$96.00', <NoAmount key="none" />] },
];

const headings = ['Person', 'Plan paid', 'You paid'] as const;
const total = { name: 'Family', figures: ['$1,816.50', '$340.00'] };

export const states: States = {
  Plain: () => <FigureTable caption="Paid in 2026" {...{ headings, rows }} />,
  'With a total': () => <FigureTable caption="Paid in 2026" {...{ headings, rows, total }} />,
  'With a hidden caption': () => (
    <FigureTable caption="Paid in 2026, by person" {...{ headings, rows }} isCaptionHidden />
  ),
  'One column of figures': () => (
    <FigureTable
      caption="Results"
      headings={['Day', 'Hemoglobin A1c']}
      rows={[
        { key: '1', name: '03/09/2026', figures: ['5.6 %'] },
        { key: '2', name: '09/14/2026', figures: ['5.8 %'] },
      ]}
    />
  ),
  'On paper only': () => (
    <FigureTable caption="What the chart shows" {...{ headings, rows }} isPrintOnly />
  ),
};
