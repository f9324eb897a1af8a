import { Activity, HeartPulse, Pill, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { formatDate, formatDateInProse } from '#content/formats.ts';
import { healthRecordWords, recordKindWords } from '#content/health-records.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import type { RecordEntry, RecordList } from '#src/domain/record/record.ts';
import { bloodPressureOf } from '#src/domain/record/blood-pressure.ts';
import { rangePlace } from '#src/domain/record/range-place.ts';
import {
  resultChangeOf,
  type ResultChange,
  currentOf,
  earlierResultsOf,
  latestResultsOf,
} from '#src/domain/record/timeline.ts';
import { trendsOf, type Trend, type TrendSeries } from '#src/domain/record/trends.ts';
import { Sparkline } from '#src/ui/chart/sparkline.tsx';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './health-records.module.css';
import { MissingLine } from './missing-line.tsx';
import { factTexts, valueText } from '#src/parts/record/record-text.ts';
import { ResultValues } from './result-value.tsx';
import type { ListQuery } from './use-record.ts';

const words = healthRecordWords.now;

export type CurrentKind = 'allergy' | 'medication' | 'condition' | 'observation';

const icons = {
  allergy: TriangleAlert,
  medication: Pill,
  condition: HeartPulse,
  observation: Activity,
};

/** The most entries shown here; the timeline has the rest. */
const atMost = { allergy: 5, medication: 5, condition: 5, observation: 4 };

/** How many earlier results of a test are shown beside the latest. */
const earlierShown = 2;

/** The current allergies, drugs or conditions, or the latest results: what a doctor wants to know first. */
export function NowCard({
  kind,
  query,
  onMore,
  onTrends,
}: {
  kind: CurrentKind;
  query: ListQuery;
  onMore: () => void;
  /** Goes to all results over time; absent for other kinds. */
  onTrends?: (() => void) | undefined;
}) {
  const Icon = icons[kind];
  return (
    <Card
      title={words[kind]}
      icon={<Icon size={20} aria-hidden="true" />}
      className={classNames(styles['nowCard'], kind === 'observation' && styles['results'])}
      busy={query.isPending}
    >
      <Loadable query={query} skeleton={<NowSkeleton />}>
        {(list) => (
          <>
            <Current {...{ kind, list, onMore, onTrends }} />
            <MissingLine kind={kind} query={query} />
          </>
        )}
      </Loadable>
    </Card>
  );
}

function Current({
  kind,
  list: { entries, completeness },
  onMore,
  onTrends,
}: {
  kind: CurrentKind;
  list: RecordList;
  onMore: () => void;
  onTrends: (() => void) | undefined;
}) {
  const trends = useMemo(() => (kind === 'observation' ? trendsOf(entries) : []), [kind, entries]);
  const current = useMemo(
    () =>
      kind === 'observation'
        ? outOfRangeFirst(latestResultsOf(entries)).map((entry) => {
            const change = resultChangeOf(entries, entry);
            const series = seriesOf(trends, entry);
            return {
              entry,
              change: change === null ? '' : changeText(change),
              // The line shows them where it can be drawn.
              earlier: series === null ? earlierText(entries, entry) : '',
              series,
            };
          })
        : currentOf(entries).map((entry) => ({ entry, change: '', earlier: '', series: null })),
    [kind, entries, trends],
  );
  const more = current.length - atMost[kind];
  if (current.length === 0) {
    return (
      // A list that is not complete has its note below.
      completeness === 'complete' && (
        <div className={styles['none']}>
          <Empty words={words.none[kind]} completeness={completeness} />
        </div>
      )
    );
  }
  return (
    <>
      <Stack as="ul" gap="1-half" className={styles['current']}>
        {current.map(({ entry, change, earlier, series }, index) => (
          // Paper has room for all of them.
          <li key={entry.key} className={index < atMost[kind] ? undefined : utility('paper-only')}>
            <strong>{entry.name ?? healthRecordWords.notNamed}</strong>
            {kind === 'observation' && (
              <>
                <ResultValues measures={entry.measures} saysWithin change={change} />
                {series && <Sparkline {...series} />}
              </>
            )}
            <span className={styles['facts']}>{aboutNow(kind, entry)}</span>
            {earlier !== '' && <span className={styles['facts']}>{earlier}</span>}
          </li>
        ))}
      </Stack>
      {(more > 0 || onTrends) && (
        <Row gap="4" look="screen-only">
          {more > 0 && (
            <Button
              variant="text"
              aria-label={words.moreOf(formatCount(more), recordKindWords[kind].list)}
              onClick={onMore}
            >
              {words.more(formatCount(more))}
            </Button>
          )}
          {onTrends && (
            <Button variant="text" onClick={onTrends}>
              {words.toTrends}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}

/** Returns the values over time of a result with one value, in one unit; null where there is nothing to draw. */
function seriesOf(trends: readonly Trend[], { measures }: RecordEntry): TrendSeries | null {
  const [measure, ...more] = measures;
  const [series, ...others] = trends.find(({ code }) => code === measure?.code)?.series ?? [];
  return series === undefined || more.length > 0 || others.length > 0 ? null : series;
}

/** Returns the results with those out of their range before the others, each in their order. */
const outOfRangeFirst = (results: readonly RecordEntry[]): RecordEntry[] =>
  results.toSorted((a, b) => Number(isOutOfRange(b)) - Number(isOutOfRange(a)));

const isOutOfRange = ({ measures }: RecordEntry): boolean =>
  measures.some((measure) => !['within', null].includes(rangePlace(measure)));

const changeText = ({ direction, from, day }: ResultChange): string =>
  words.changes[direction]({ result: valueText(from), day: formatDateInProse(day) });

/** Returns the results of the same test before the latest; '' without earlier results. */
function earlierText(entries: readonly RecordEntry[], latest: RecordEntry): string {
  const results = earlierResultsOf(entries, latest)
    .slice(0, earlierShown)
    .flatMap(({ day, measures }) => {
      const [measure, ...more] = measures;
      const pressure = bloodPressureOf(measures)?.text;
      // A result with several values needs their names, for which there is no room here.
      const text = pressure ?? (measure && more.length === 0 ? valueText(measure) : '');
      return !text || day === null ? [] : [words.resultOn(text, formatDate(day))];
    });
  return results.length === 0 ? '' : words.before(results.join(', '));
}

/** Returns the most important known facts: manifestation, dosage, start. */
function aboutNow(kind: CurrentKind, entry: RecordEntry): string {
  if (kind === 'observation') return entry.day === null ? '' : formatDate(entry.day);
  if (kind === 'condition') return entry.day === null ? '' : words.since(formatDate(entry.day));
  const wanted = kind === 'allergy' ? ['reaction', 'severity'] : ['dosage'];
  const facts = entry.facts.filter(({ label }) => wanted.includes(label));
  return kind === 'allergy'
    ? factTexts({ facts }).join(' · ')
    : facts.map(({ text }) => text).join(' · ');
}

function NowSkeleton() {
  return (
    <>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </>
  );
}
