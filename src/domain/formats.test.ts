import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  formatBadge,
  formatCents,
  formatCount,
  formatDate,
  formatDateInProse,
  formatIsoDate,
  formatList,
  formatMonth,
  formatName,
  formatPhone,
  formatTimeOfDay,
  greeting,
} from './formats.ts';

describe('dates (specification, section 5)', () => {
  it.each([
    ['2026-11-21', '11/21/2026', '2026-11-21'],
    ['2026-11-21T23:59:59Z', '11/21/2026', '2026-11-21'],
    ['2024-02-29', '02/29/2024', '2024-02-29'],
    [null, 'invalid date', 'invalid date'],
    [undefined, 'invalid date', 'invalid date'],
    ['', 'invalid date', 'invalid date'],
    ['2026-02-30', 'invalid date', 'invalid date'],
    ['21.11.2026', 'invalid date', 'invalid date'],
  ])('%s is shown as %s', (iso, shown, iso8601) => {
    expect(formatDate(iso)).toBe(shown);
    expect(formatIsoDate(iso)).toBe(iso8601);
  });

  it('says a date in running text', () => {
    expect(formatDateInProse('2026-11-21')).toBe('Nov 21, 2026');
    expect(formatDateInProse(null)).toBe('invalid date');
    expect(formatMonth('2026-11')).toBe('Nov 2026');
  });
});

it.each([
  [[], ''],
  [['Elena'], 'Elena'],
  [['Elena', 'Mateo'], 'Elena and Mateo'],
  [['Elena', 'Mateo', 'Sofia'], 'Elena, Mateo and Sofia'],
])('lists %o as "%s"', (words, listed) => {
  expect(formatList(words)).toBe(listed);
});

it('writes amounts, counts and dates as the browser would', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const counts = new Intl.NumberFormat('en-US');
  const prose = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(formatCents(cents)).toBe(dollars.format(cents / 100));
      expect(formatCount(cents)).toBe(counts.format(cents));
    }),
  );
  const day = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, (date) => {
      expect(formatDateInProse(date.toISOString())).toBe(prose.format(date));
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
  [0, 5, '12:05 AM'],
  [9, 59, '9:59 AM'],
  [12, 0, '12:00 PM'],
  [14, 14, '2:14 PM'],
])('%d:%d is shown as %s', (hours, minutes, shown) => {
  expect(formatTimeOfDay(new Date(2026, 10, 21, hours, minutes).getTime())).toBe(shown);
});

it.each([
  [0, 'Good Morning'],
  [11, 'Good Morning'],
  [12, 'Good Afternoon'],
  [16, 'Good Afternoon'],
  [17, 'Good Evening'],
  [23, 'Good Evening'],
])('at %d o’clock: %s', (hour, words) => {
  expect(greeting(new Date(2026, 10, 21, hour, 59))).toBe(words);
});

it.each([
  ['2009-11-21', 17],
  ['2009-11-22', 16],
  ['2026-11-21', 0],
  ['not a date', null],
])('somebody born on %s is %s years old on Nov 21, 2026', (birth, years) => {
  expect(ageOn(birth, new Date(2026, 10, 21))).toBe(years);
});
