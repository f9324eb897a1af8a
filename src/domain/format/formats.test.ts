import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatName } from '#src/domain/people/format-name.ts';
import { ageOn, formatBadge, formatCents, formatCount, formatPhone } from './formats.ts';

it('writes amounts and counts as the browser would', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const counts = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(formatCents(cents)).toBe(dollars.format(cents / 100));
      expect(formatCount(cents)).toBe(counts.format(cents));
    }),
  );
});

describe('phone numbers', () => {
  it.each([
    ['5015551234', '(501) 555-1234'],
    ['501.555.1234', '(501) 555-1234'],
    ['(501) 555-1234', '(501) 555-1234'],
    ['555-12', '55512'],
  ])('%s is shown as %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it('never loses a digit', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatPhone(text).replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
      }),
    );
  });
});

it.each([
  ['  MARIA   ', 'Maria'],
  ['mary ann', 'Mary Ann'],
  ["O'BRIEN", "O'Brien"],
  ["O'SHEA", "O'Shea"],
  ["MARIA'S", "Maria's"],
  ['MARIA’S HOUSE', 'Maria’s House'],
  ['SMITH-JONES', 'Smith-Jones'],
  ['josé', 'José'],
  ['élodie', 'Élodie'],
])('the name %s is shown as %s', (sent, shown) => expect(formatName(sent)).toBe(shown));

it.each([
  [88_266, '$882.66', '$882.66'],
  [100_000, '$1,000.00', '$1,000'],
  [0, '$0.00', '$0'],
])('%d cents are %s', (cents, full, short) => {
  expect(formatCents(cents)).toBe(full);
  expect(formatCents(cents, { short: true })).toBe(short);
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('%d unread messages show as %s', (total, shown) => expect(formatBadge(total, 99)).toBe(shown));

it.each([
  ['2009-11-21', 17],
  ['2009-11-22', 16],
  ['2026-11-21', 0],
  ['not a date', null],
])('somebody born on %s is %s years old on Nov 21, 2026', (birth, years) => {
  expect(ageOn(birth, new Date(2026, 10, 21))).toBe(years);
});
