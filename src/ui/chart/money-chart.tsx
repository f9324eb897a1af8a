import { Chart, useChart } from '@chakra-ui/charts';
import { ChakraProvider } from '@chakra-ui/react';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCents } from '#src/domain/format/formats.ts';
import { chakraSystem } from '#src/ui/theme/chakra-system.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { classNames } from '../class-names.ts';
import common from './chart.module.css';
import styles from './money-chart.module.css';

/** One column: its label and its two amounts in cents, one on top of the other. */
export interface MoneyColumn {
  label: string;
  /** The label where the axis has little room. */
  shortLabel: string;
  lower: number;
  upper: number;
}

interface MoneyChartProps {
  /** The description of the chart. Its figures belong in a table beside it. */
  summary: string;
  names: { lower: string; upper: string };
  columns: readonly MoneyColumn[];
}

/** Columns of money. Fetch it when it is first shown: drawing is most of a screen's code. */
export function MoneyChart({ summary, ...rest }: MoneyChartProps) {
  return (
    <ChakraProvider value={chakraSystem}>
      <div role="img" aria-label={summary} className={utility('full-width')}>
        <Columns {...rest} />
      </div>
    </ChakraProvider>
  );
}

function Columns({ names, columns }: Omit<MoneyChartProps, 'summary'>) {
  const stripes = useId();
  const chart = useChart({ data: [...columns] });
  const shortLabels = new Map(columns.map(({ label, shortLabel }) => [label, shortLabel]));
  // No animation: each column would restart while claims load.
  const still = { isAnimationActive: false, stackId: 'money', maxBarSize: 44 };
  return (
    <Chart.Root
      chart={chart}
      aspectRatio="auto"
      className={classNames(common['chart'], styles['size'])}
    >
      <BarChart
        data={chart.data}
        responsive
        accessibilityLayer={false}
        stackOffset="sign"
        // Room for the last month's name, so that fewer are left out.
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <defs>
          <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" className={styles['ground']} />
            <path d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" className={styles['stripe']} />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} className={common['grid'] ?? ''} />
        <XAxis
          dataKey="label"
          tickFormatter={(label: string) => shortLabels.get(label) ?? label}
          tickLine={false}
          interval="equidistantPreserveStart"
        />
        <YAxis
          width="auto"
          axisLine={false}
          tickLine={false}
          niceTicks="snap125"
          tickFormatter={(cents: number) => formatCents(cents, { short: true })}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ className: styles['cursor'] ?? '' }}
          content={({ active, label }) => (
            <Figures
              column={active ? columns.find((column) => column.label === label) : undefined}
              names={names}
            />
          )}
        />
        <Bar dataKey="lower" className={styles['lower'] ?? ''} {...still} />
        <Bar
          dataKey="upper"
          fill={`url(#${stripes})`}
          className={styles['upper'] ?? ''}
          {...still}
        />
      </BarChart>
    </Chart.Root>
  );
}

/** The figures of the column under the mouse or finger. */
function Figures({
  column,
  names,
}: {
  column: MoneyColumn | undefined;
  names: MoneyChartProps['names'];
}) {
  if (!column) return null;
  return (
    <div
      className={classNames(common['figures'], utility('small', 'raised', 'on-card', 'rounded'))}
    >
      <p className={utility('strong')}>{column.label}</p>
      <p className={utility('side-by-side', 'apart', 'gap-4', 'numbers')}>
        {names.upper} <strong>{formatCents(column.upper)}</strong>
      </p>
      <p className={utility('side-by-side', 'apart', 'gap-4', 'numbers')}>
        {names.lower} <strong>{formatCents(column.lower)}</strong>
      </p>
    </div>
  );
}
