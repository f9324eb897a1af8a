import { expect, it } from 'vitest';
import { openingAt } from './phone-line.ts';

const line = { days: 'weekdays', opens: 8, closes: 17 } as const;

it.each([
  ['Friday, 8:00 a.m.', '2026-11-20T14:00:00Z', { isOpen: true }],
  ['Friday, 4:59 p.m.', '2026-11-20T22:59:00Z', { isOpen: true }],
  [
    'Friday, 5:00 p.m.',
    '2026-11-20T23:00:00Z',
    { isOpen: false, weekday: 1, isToday: false, opens: 8 },
  ],
  [
    'Saturday noon',
    '2026-11-21T18:00:00Z',
    { isOpen: false, weekday: 1, isToday: false, opens: 8 },
  ],
  [
    'Monday, 7:59 a.m.',
    '2026-11-23T13:59:00Z',
    { isOpen: false, weekday: 1, isToday: true, opens: 8 },
  ],
  [
    'Monday midnight',
    '2026-11-23T06:00:00Z',
    { isOpen: false, weekday: 1, isToday: true, opens: 8 },
  ],
  [
    'Monday evening',
    '2026-11-24T01:00:00Z',
    { isOpen: false, weekday: 2, isToday: false, opens: 8 },
  ],
  ['a summer morning, an hour later by UTC', '2026-07-20T13:00:00Z', { isOpen: true }],
])('%s', (_, now, opening) => expect(openingAt(line, new Date(now))).toEqual(opening));

it('a line with Saturday hours opens on Saturday', () =>
  expect(
    openingAt({ ...line, days: 'mondayToSaturday' }, new Date('2026-11-20T23:00:00Z')),
  ).toEqual({ isOpen: false, weekday: 6, isToday: false, opens: 8 }));

it('a line with daily hours opens on Sunday', () =>
  expect(openingAt({ ...line, days: 'everyDay' }, new Date('2026-11-22T01:00:00Z'))).toEqual({
    isOpen: false,
    weekday: 0,
    isToday: false,
    opens: 8,
  }));
