import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOfDecimal } from './decimal.ts';
import { cases } from '#tests/support/cases.ts';

describe('a decimal in cents', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [19.99, 1_999],
    [-19.99, -1_999],
    [4.35, 435],
    [1.005, 100],
    [12.345_6, 1_235],
    [-0.004, 0],
    [1_000_000_000, 100_000_000_000],
  ])('%d', (value, cents) => expect(centsOfDecimal(value)).toBe(cents));

  it.each([1_000_000_000.01, -1_000_000_000.01, 1e300, Infinity, NaN])(
    '%d is not an amount',
    (value) => expect(centsOfDecimal(value)).toBeNull(),
  );

  it('reads amounts with two decimals exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
        expect(centsOfDecimal(Number(`${cents}e-2`))).toBe(cents);
      }),
      { numRuns: cases },
    );
  });

  it('rounds amounts with more decimals like text', () => {
    const written = fc.integer({ min: -1e9, max: 1e9 }).map((mills) => Number(`${mills}e-3`));
    fc.assert(
      fc.property(fc.oneof(written, fc.double({ min: -1e6, max: 1e6, noNaN: true })), (value) => {
        // Adding nothing makes nothing of -0, too.
        expect(centsOfDecimal(value)).toBe(Math.round(Number(value.toFixed(2)) * 100) + 0);
      }),
      { numRuns: cases },
    );
  });
});
