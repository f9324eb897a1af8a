import { Chart, useChart } from '@chakra-ui/charts';
import { ChakraProvider } from '@chakra-ui/react';
import { CartesianGrid, Line, LineChart, ReferenceArea, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate, formatMonth } from '#content/formats.ts';
import { chakraSystem } from '#src/ui/theme/chakra-system.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { classNames } from '../class-names.ts';
import common from './chart.module.css';
import styles from './trend-chart.module.css';

interface TrendChartProps {
  /** The description of the chart. Its figures belong in a table beside it. */
  summary: string;
  unit: string | null;
  /** The oldest first; days are YYYY-MM-DD. */
  points: readonly { day: string; value: number }[];
  /** The shaded range: between two values, or on one side of one. */
  range: { low: number | null; high: number | null } | null;
}

/** The most points that are drawn with dots: more would merge into a band. */
const mostDots = 60;

/** Values over time. Fetch it when it is first shown: drawing is most of a screen's code. */
export function TrendChart({ summary, ...rest }: TrendChartProps) {
  return (
    <ChakraProvider value={chakraSystem}>
      <div role="img" aria-label={summary} className={utility('full-width')}>
        <Values {...rest} />
      </div>
    </ChakraProvider>
  );
}

function Values({ unit, points, range }: Omit<TrendChartProps, 'summary'>) {
  const chart = useChart({
    data: points.map(({ day, value }) => ({ at: Date.parse(`${day}T00:00:00Z`), value })),
  });
  return (
    <Chart.Root
      chart={chart}
      aspectRatio="auto"
      className={classNames(common['chart'], styles['size'])}
    >
      <LineChart
        data={chart.data}
        responsive
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} className={common['grid'] ?? ''} />
        {range !== null && (
          <ReferenceArea
            {...(range.low === null ? {} : { y1: range.low })}
            {...(range.high === null ? {} : { y2: range.high })}
            ifOverflow="extendDomain"
            className={styles['usual'] ?? ''}
          />
        )}
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(at: number) => formatMonth(dayAt(at).slice(0, 7))}
          tickLine={false}
          minTickGap={24}
        />
        <YAxis
          width="auto"
          axisLine={false}
          tickLine={false}
          domain={['auto', 'auto']}
          niceTicks="snap125"
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, label }) => (
            <Figure
              point={active ? chart.data.find(({ at }) => at === label) : undefined}
              unit={unit}
            />
          )}
        />
        <Line
          dataKey="value"
          type="linear"
          isAnimationActive={false}
          dot={points.length <= mostDots}
          className={styles['line'] ?? ''}
        />
      </LineChart>
    </Chart.Root>
  );
}

/** An instant of the axis as YYYY-MM-DD. */
const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The figure of the point under the mouse or finger. */
function Figure({
  point,
  unit,
}: {
  point: { at: number; value: number } | undefined;
  unit: string | null;
}) {
  if (point === undefined) return null;
  return (
    <div
      className={classNames(common['figures'], utility('small', 'raised', 'on-card', 'rounded'))}
    >
      <p>{formatDate(dayAt(point.at))}</p>
      <p>
        <strong>{[point.value, unit].filter((part) => part !== null).join(' ')}</strong>
      </p>
    </div>
  );
}
