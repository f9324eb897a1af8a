import { expect, it } from 'vitest';
import { easeInOutCubic } from './scroll-to.ts';

it.each([
  [0, 0],
  [0.25, 0.0625],
  [0.5, 0.5],
  [0.75, 0.9375],
  [1, 1],
])('eases the scroll: after %d of the time, it is %d of the way', (time, way) => {
  expect(easeInOutCubic(time)).toBeCloseTo(way, 10);
});
