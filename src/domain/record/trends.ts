import { compare } from '#src/domain/data/compare.ts';
import { dateParts } from '#src/domain/format/formats.ts';
import type { Measure, RecordEntry } from './record.ts';

/** A measurement that was taken several times. */
export interface Trend {
  /** The code of its measures. */
  code: string;
  name: string;
  /** Every measure, the newest first; those too that no chart can show. */
  rows: readonly TrendRow[];
  /** The series of a chart, one for each unit: numbers in different units are not compared. */
  series: readonly TrendSeries[];
}

export interface TrendRow {
  key: string;
  day: string | null;
  measure: Measure;
}

export interface TrendSeries {
  unit: string | null;
  /** The oldest first; days are YYYY-MM-DD. */
  points: readonly { day: string; value: number }[];
  /** The reference range of the latest measurement; null where the payer does not say. */
  range: { low: number | null; high: number | null } | null;
}

/** Returns the observations measured at least twice in the same unit and on known days, by name. */
export function trendsOf(observations: readonly RecordEntry[]): Trend[] {
  const byCode = new Map<string, { name: string; rows: TrendRow[] }>();
  for (const { key, name, day, measures } of observations) {
    for (const [index, measure] of measures.entries()) {
      // Without a name and a code, results cannot be compared.
      if (measure.text === null || measure.code.trim() === '') continue;
      const series = byCode.get(measure.code);
      const row = { key: `${key} ${index}`, day, measure };
      if (series) series.rows.push(row);
      else byCode.set(measure.code, { name: nameOf(name, measure), rows: [row] });
    }
  }
  return [...byCode]
    .map(([code, { name, rows }]) => {
      const newest = rows.toSorted((a, b) => compare(b.day ?? '', a.day ?? ''));
      return { code, name, rows: newest, series: seriesOf(newest) };
    })
    .filter(({ series }) => series.length > 0)
    .toSorted((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()));
}

/** `Blood pressure: Systolic` */
const nameOf = (recordName: string | null, { part }: Measure): string =>
  [recordName, part].filter((text) => text !== null).join(': ');

/** @param rows the newest first */
function seriesOf(rows: readonly TrendRow[]): TrendSeries[] {
  const byUnit = new Map<string | null, TrendRow[]>();
  for (const row of rows) {
    if (row.measure.value === null || dateParts(row.day) === null) continue;
    const { unit } = row.measure;
    const unitRows = byUnit.get(unit);
    if (unitRows) unitRows.push(row);
    else byUnit.set(unit, [row]);
  }
  return [...byUnit].flatMap(([unit, rowsOfUnit]) => {
    if (rowsOfUnit.length < 2) return [];
    const points = rowsOfUnit
      .flatMap(({ day, measure: { value } }) => (day && value !== null ? [{ day, value }] : []))
      .toReversed();
    const range = rowsOfUnit[0]?.measure.range ?? null;
    const isTold = range !== null && (range.low !== null || range.high !== null);
    return [{ unit, points, range: isTold ? { low: range.low, high: range.high } : null }];
  });
}

interface Point {
  value: number;
}

/**
 * Returns as many points as a picture has room for. Of those that fall into one place the lowest and the highest are
 * drawn, so that no peak is lost; the first and the last point always are. In their own order.
 */
export function drawnPoints<Drawn extends Point>(
  points: readonly Drawn[],
  atMost: number,
): readonly Drawn[] {
  if (points.length <= atMost) return points;
  const inner = points.slice(1, -1);
  const places = Math.max(1, Math.floor((atMost - 2) / 2));
  const size = inner.length / places;
  const extremes = Array.from({ length: places }, (_, index) =>
    extremesOf(inner.slice(Math.floor(index * size), Math.floor((index + 1) * size))),
  );
  return [...points.slice(0, 1), ...extremes.flat(), ...points.slice(-1)];
}

function extremesOf<Drawn extends Point>(points: readonly Drawn[]): Drawn[] {
  const values = points.map(({ value }) => value);
  const places = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
  return [...new Set(places)].toSorted((a, b) => a - b).flatMap((at) => points[at] ?? []);
}
