import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimeOfDay } from '#content/clock.ts';
import {
  formatDate,
  formatDateInProse,
  formatIsoDate,
  formatList,
  formatMonth,
} from '#content/formats.ts';
import { welcomeWords } from '#content/welcome.ts';

describe('dates (product rule 5.9)', () => {
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

it.each([
  [0, 5, '12:05 a.m.'],
  [9, 59, '9:59 a.m.'],
  [12, 0, '12:00 p.m.'],
  [14, 14, '2:14 p.m.'],
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
])('greets a member at %d o’clock: %s', (hour, words) => {
  const now = new Date(2026, 10, 21, hour, 59);
  expect(welcomeWords.title(now, '')).toBe(words);
  expect(welcomeWords.title(now, 'MARIA')).toBe(`${words}, Maria`);
});

it('writes dates like the browser', () => {
  const prose = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
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
