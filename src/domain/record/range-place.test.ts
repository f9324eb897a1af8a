import { expect, it } from 'vitest';
import { measure } from '#tests/support/record.ts';
import { rangePlace } from './range-place.ts';

const range = { low: 4, high: 5.6, text: '4–5.6 %' };

it.each([
  ['above the range', measure(5.7, { range }), 'high'],
  ['below the range', measure(3.9, { range }), 'low'],
  ['at its upper end', measure(5.6, { range }), 'within'],
  ['at its lower end', measure(4, { range }), 'within'],
  ['of a range with one end', measure(9, { range: { ...range, high: null } }), 'within'],
  [
    'of a range in words alone',
    measure(9, { range: { low: null, high: null, text: 'few' } }),
    null,
  ],
  ['without a range', measure(9), null],
  ['that is no number', measure(null, { text: '<5', range }), null],
  ['as the payer says', measure(5, { flag: 'H' }), 'high'],
  ['as the payer says, against the range', measure(9, { range, flag: 'N' }), 'within'],
  ['as the payer says in words', measure(5, { flag: 'Critical low' }), 'low'],
  ['not normal on neither side', measure(null, { text: 'Cloudy', flag: 'A' }), 'outside'],
  [
    'with an unknown interpretation, even outside its range',
    measure(9, { range, flag: 'Repeat' }),
    null,
  ],
  ['named like a property of every object', measure(9, { flag: 'constructor' }), null],
])('a value %s', (_, of, expected) => {
  expect(rangePlace(of)).toBe(expected);
});
