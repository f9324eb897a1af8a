import { describe, expect, it } from 'vitest';
import { moneyCell } from './csv.ts';
import { compare } from './compare.ts';
import { lookUp } from './look-up.ts';
import { parseEnum } from './parse-enum.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [100, '1.00'],
  [123_456, '1234.56'],
  [-1, '-0.01'],
  [-1_205, '-12.05'],
  [null, ''],
])('%s cents are the cell %s', (cents, cell) => expect(moneyCell(cents)).toBe(cell));

describe('the order of days, ids and numbers', () => {
  it.each([
    ['2026-01-31', '2026-02-01', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['B', 'a', -1],
  ])('%s and %s: %d', (a, b, expected) => expect(compare(a, b)).toBe(expected));

  it('sorts numbers by value', () => expect([10, 9, 100].toSorted(compare)).toEqual([9, 10, 100]));
});

it('looks up own properties only, never inherited ones', () => {
  const table = { paid: 1, empty: undefined };
  expect(lookUp(table, 'paid')).toBe(1);
  expect(lookUp(table, 'empty')).toBeNull();
  expect(lookUp(table, 'missing')).toBeNull();
  expect(lookUp<unknown>(table, 'toString')).toBeNull();
});

it('recognizes the members of a closed set', () => {
  expect(parseEnum(['read', 'unread'], 'unread')).toBe('unread');
  expect(parseEnum(['read', 'unread'], 'Unread')).toBeNull();
  expect(parseEnum([], 'read')).toBeNull();
});
