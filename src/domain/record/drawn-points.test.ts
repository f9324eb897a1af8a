import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnPoints } from './drawn-points.ts';

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
