import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { measure, recordEntry } from '#tests/support/record.ts';
import type { Measure } from './record.ts';
import { trendsOf, drawnPoints } from './trends.ts';

const seen = (key: string, day: string | null, ...measures: Measure[]) =>
  recordEntry(key, { kind: 'observation', name: 'Sugar', day, measures });

describe('results over time', () => {
  it('draws results oldest first and lists them newest first', () => {
    const [trend, ...more] = trendsOf([
      seen('b', '2026-02-01', measure(2)),
      seen('c', '2026-03-01', measure(3)),
      seen('a', '2026-01-01', measure(1)),
    ]);
    expect(more).toEqual([]);
    expect(trend?.series[0]?.points).toEqual([
      { day: '2026-01-01', value: 1 },
      { day: '2026-02-01', value: 2 },
      { day: '2026-03-01', value: 3 },
    ]);
    expect(trend?.rows.map(({ day }) => day)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
  });

  it('shows results without a number or an exact day only in the table', () => {
    const [trend] = trendsOf([
      seen('a', '2026-01-01', measure(1)),
      seen('b', '2026-02-01', measure(2)),
      seen('c', '2026-03-01', measure(null, { text: 'Not found' })),
      seen('d', '2026-03-02', measure(null, { text: '<5 mg' })),
      seen('e', '2026-03', measure(4)),
      seen('f', null, measure(5)),
      // An entry without a value is not a result.
      seen('g', '2026-04-01', measure(null, { text: null })),
    ]);
    expect(trend?.series[0]?.points.map(({ value }) => value)).toEqual([1, 2]);
    expect(trend?.rows).toHaveLength(6);
  });

  it('never draws different units in one chart', () => {
    const [trend] = trendsOf([
      seen('a', '2026-01-01', measure(150, { unit: 'lb' })),
      seen('b', '2026-02-01', measure(151, { unit: 'lb' })),
      seen('c', '2026-03-01', measure(68, { unit: 'kg' })),
      seen('d', '2026-04-01', measure(69, { unit: 'kg' })),
      seen('e', '2026-05-01', measure(11, { unit: 'st' })),
    ]);
    expect(
      trend?.series.map(({ unit, points }) => [unit, points.map(({ value }) => value)]),
    ).toEqual([
      ['kg', [68, 69]],
      ['lb', [150, 151]],
    ]);
    expect(trend?.rows).toHaveLength(5);
  });

  it('leaves out results with neither a name nor a code', () => {
    const unnamed = measure(1, { code: ' ' });
    expect(trendsOf([seen('a', '2026-01-01', unnamed), seen('b', '2026-02-01', unnamed)])).toEqual(
      [],
    );
  });

  it('a single number is not a trend, and each component has a separate trend', () => {
    expect(trendsOf([seen('a', '2026-01-01', measure(1))])).toEqual([]);
    const parts = [measure(128, { code: 's', part: 'Upper' }), measure(82, { code: 'd' })];
    const trends = trendsOf([seen('a', '2026-01-01', ...parts), seen('b', '2026-02-01', ...parts)]);
    expect(trends.map(({ name }) => name)).toEqual(['Sugar', 'Sugar: Upper']);
  });

  it('shades the latest normal range, and no range without numbers', () => {
    const range = (low: number | null, high: number | null) => ({
      range: { low, high, text: 'x' },
    });
    const [trend] = trendsOf([
      seen('a', '2026-01-01', measure(1, range(1, 2))),
      seen('b', '2026-02-01', measure(2, range(null, 9))),
    ]);
    expect(trend?.series[0]?.range).toEqual({ low: null, high: 9 });
    const [words] = trendsOf([
      seen('a', '2026-01-01', measure(1, range(1, 2))),
      seen('b', '2026-02-01', measure(2, range(null, null))),
    ]);
    expect(words?.series[0]?.range).toBeNull();
  });
});

const pointsOf = (values: readonly number[]) => values.map((value, at) => ({ at, value }));

it('draws all of a few points', () => {
  const points = pointsOf([3, 1, 2]);
  expect(drawnPoints(points, 3)).toBe(points);
});

it('draws a limited number of many points, in order, with both ends, the lowest and the highest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 5, maxLength: 400 }),
      fc.integer({ min: 4, max: 60 }),
      (values, atMost) => {
        const points = pointsOf(values);
        const drawn = drawnPoints(points, atMost);
        expect(drawn.length).toBeLessThanOrEqual(Math.max(atMost, 4));
        expect(drawn.map(({ at }) => at)).toEqual(
          drawn.map(({ at }) => at).toSorted((a, b) => a - b),
        );
        expect(new Set(drawn).size).toBe(drawn.length);
        expect([drawn[0], drawn.at(-1)]).toEqual([points[0], points.at(-1)]);
        const extremes = (all: readonly { value: number }[]) => [
          Math.min(...all.map(({ value }) => value)),
          Math.max(...all.map(({ value }) => value)),
        ];
        expect(extremes(drawn)).toEqual(extremes(points));
      },
    ),
    { numRuns: 500 },
  );
});
