import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatName } from '#src/domain/people/format-name.ts';
import { ageOn, dateParts, formatBadge, formatCents, formatCount, formatPhone } from './formats.ts';

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
  const countries = ['', '1', '1-', '1 ', '1.', '+1', '+1 ', '+1-'];
  const bodies = ['5015550100', '501-555-0100', '501.555.0100', '501 555 0100', '(501) 555-0100'];
  const extensions = ['x123', ' x123', ' X 123', ' ext. 123', ' ext 123', ', ext. 123', ' #123'];

  it.each(countries.flatMap((country) => bodies.map((body) => country + body)))(
    '%s is shown as people write it, with any extension',
    (number) => {
      expect(formatPhone(number)).toBe('(501) 555-0100');
      expect(formatPhone(` ${number} `)).toBe('(501) 555-0100');
      for (const extension of [...extensions, ';ext=123', ' extension 123', ' extn:123']) {
        expect(formatPhone(number + extension)).toBe('(501) 555-0100 ext. 123');
      }
    },
  );

  it.each(['555-12', '+44 20 7946 0958', '011 52 55 5555 0100', '50155501001', 'call my wife', ''])(
    'shows “%s” unchanged',
    (text) => expect(formatPhone(text)).toBe(text),
  );

  it('leaves a formatted phone number unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
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
  ['ALEX III', 'Alex III'],
  ['alex ii smith', 'Alex II Smith'],
  ['IV', 'Iv'],
  ['ANA IVES', 'Ana Ives'],
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
  ['2026-11-21', '2026 11 21'],
  ['2026-11-21T10:00:00Z', '2026 11 21'],
  ['2024-02-29', '2024 02 29'],
  ['2026-02-29', null],
  ['2026-04-31', null],
  ['2026-11-00', null],
  ['2026-00-10', null],
  ['2026-13-01', null],
  ['12026-11-21', null],
  ['2026-11-211', null],
  ['2026-11-21 10:00', null],
  ['2026-11', null],
  [null, null],
  [undefined, null],
])('%s is the day %s', (iso, day) => {
  const parts = dateParts(iso);
  expect(parts && `${parts.year} ${parts.month} ${parts.day}`).toBe(day);
});

it.each([
  ['2009-11-21', 17],
  ['2009-11-22', 16],
  ['2026-11-21', 0],
  ['not a date', null],
])('a person born on %s is %s years old on Nov 21, 2026', (birth, years) => {
  expect(ageOn(birth, new Date(2026, 10, 21))).toBe(years);
});
