import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { ChartLine } from 'lucide-react';
import { memo, Suspense, useMemo, useState, type RefObject } from 'react';
import { formatDate } from '#content/formats.ts';
import { healthRecordWords } from '#content/health-records.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { drawnPoints, type Trend, type TrendSeries } from '#src/domain/record/trends.ts';
import type { Measure } from '#src/domain/record/record.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { FigureTable } from '#src/ui/data/figure-table.tsx';
import { NotSet } from '#src/ui/data/no-value.tsx';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { LazyWhenVisible } from '#src/ui/lazy/lazy-when-visible.tsx';
import styles from './health-records.module.css';
import { flagText, placeText, valueText } from '#src/parts/record/record-text.ts';
import { RangeMark } from './result-value.tsx';

const words = healthRecordWords.trends;
const pageSize = 10;
/** More than these a picture of this width cannot show, and drawing them takes seconds. */
const mostDrawn = 300;

const TrendChart = lazyPart(async () => (await import('#src/ui/chart/trend-chart.tsx')).TrendChart);

/**
 * The measurements taken more than once: as a chart, and every value in a table. Renders nothing without any. Selects a
 * measurement whose latest value is out of range first.
 */
export const TrendsCard = memo(function TrendsCard({
  trends,
  container,
}: {
  trends: readonly Trend[];
  /** The element that others lead to. */
  container: RefObject<HTMLDivElement | null>;
}) {
  const [chosen, choose] = useState<string | null>(null);
  const trend = trends.find(({ code }) => code === chosen) ?? trends.find(isMarkedNow) ?? trends[0];
  if (trend === undefined) return null;
  return (
    <div ref={container} role="group" aria-label={words.title} tabIndex={-1}>
      <Card title={words.title} icon={<ChartLine size={20} aria-hidden="true" />} screenOnly>
        <LabeledSelect
          className={styles['choice']}
          label={words.choose}
          value={trend.code}
          options={trends.map(({ code, name }) => [code, name])}
          onChoose={choose}
        />
        <div className={classNames(styles['sides'], utility('grid'))}>
          <div>
            {trend.series.map((series) => (
              <PartBoundary key={`${trend.code} ${series.unit ?? ''}`}>
                <Picture name={trend.name} series={series} />
              </PartBoundary>
            ))}
          </div>
          <PartBoundary>
            <Values key={trend.code} trend={trend} />
          </PartBoundary>
        </div>
      </Card>
    </div>
  );
});

function Picture({ name, series: { unit, points, range } }: { name: string; series: TrendSeries }) {
  const [first, last] = [points[0], points.at(-1)];
  const drawn = useMemo(() => drawnPoints(points, mostDrawn), [points]);
  const summary = words.chart(
    unit === null ? name : `${name} (${unit})`,
    formatCount(points.length),
    formatDate(first?.day ?? ''),
    formatDate(last?.day ?? ''),
  );
  return (
    <>
      <LazyWhenVisible before={<Skeleton height="240px" />}>
        <Suspense fallback={<Skeleton height="240px" />}>
          <TrendChart {...{ summary, unit, range }} points={drawn} />
        </Suspense>
      </LazyWhenVisible>
      {range !== null && <p className={styles['facts']}>{words.shaded}</p>}
    </>
  );
}

function Values({ trend: { name, rows } }: { trend: Trend }) {
  const [page, setPage] = useState<number | undefined>(1);
  const pagination = usePageOf(rows, pageSize, page, setPage);
  // Omit a column without values.
  const hasUsual = rows.some(({ measure }) => measure.range !== null);
  const hasFlag = rows.some(({ measure }) => isMarked(measure));
  return (
    <Stack gap="3">
      <ListPages {...{ pagination, words }} isBrief none={null}>
        {(shown) => (
          <FigureTable
            caption={words.caption(name)}
            headings={[
              words.columns.day,
              words.columns.value,
              ...(hasUsual ? [words.columns.usual] : []),
              ...(hasFlag ? [words.columns.flag] : []),
            ]}
            rows={shown.map(({ key, day, measure }) => ({
              key,
              name: day === null ? healthRecordWords.noDay : formatDate(day),
              figures: [
                valueText(measure),
                ...(hasUsual ? [measure.range?.text ?? <NotSet />] : []),
                ...(hasFlag
                  ? [isMarked(measure) ? <RangeMark measure={measure} /> : <NotSet />]
                  : []),
              ],
            }))}
          />
        )}
      </ListPages>
    </Stack>
  );
}

const isMarkedNow = ({ rows: [latest] }: Trend): boolean =>
  latest !== undefined && isMarked(latest.measure);

const isMarked = (measure: Measure): boolean =>
  flagText(measure) !== null || placeText(measure) !== null;
