import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDate } from '#content/formats.ts';
import { parseTypedDate, tidyTypedDate } from './typed-date.ts';
import { cases } from '#tests/support/cases.ts';

it.each([
  ['03/14/1984', '1984-03-14'],
  ['3/4/1984', '1984-03-04'],
  ['03-14-1984', '1984-03-14'],
  ['03.14.1984', '1984-03-14'],
  ['03 14 1984', '1984-03-14'],
  ['03 / 14 / 1984', '1984-03-14'],
  ['03141984', '1984-03-14'],
  ['1984-03-14', '1984-03-14'],
  [' 03/14/1984 ', '1984-03-14'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2023', null],
  ['02/29/1900', null],
  ['13/01/1984', null],
  ['00/10/1984', null],
  ['04/31/1984', null],
  ['03/14/84', null],
  ['03/14', null],
  ['3141984', null],
  ['03/14/19844', null],
  ['03/14/1984x', null],
  ['0003/14/1984', null],
  ['x03141984', null],
  ['031419840', null],
  ['1984-03-14x', null],
  ['x1984-03-14', null],
  ['March 14, 1984', null],
  ['', null],
])('the date "%s" is %s', (text, iso) => expect(parseTypedDate(text)).toBe(iso));

it('accepts every valid day, and no other', () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const part = fc.integer({ min: 0, max: 34 });
  fc.assert(
    fc.property(
      part,
      part,
      fc.integer({ min: 1000, max: 9999 }),
      fc.boolean(),
      fc.constantFrom('/', '-', '.', ' '),
      (month, day, year, padded, between) => {
        const two = (value: number) => (padded && value < 10 ? `0${value}` : String(value));
        const days = (lengths[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
        const exists = day >= 1 && day <= days;
        const iso = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
        const typed = [two(month), two(day), String(year)].join(between);
        expect(parseTypedDate(typed)).toBe(exists ? iso : null);
        expect(tidyTypedDate(typed)).toBe(exists ? formatDate(iso) : typed);
      },
    ),
    { numRuns: cases },
  );
});
