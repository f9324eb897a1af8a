import { expect, it } from 'vitest';
import { yearProgress } from '#src/domain/spending/spending.ts';
import { planYearText } from './plan-year-line.tsx';

const today = '2026-11-30';

it.each([
  ['2026-01-01', '2026-12-31', '2026'],
  ['2026-07-01', '2027-06-30', 'Jul 1, 2026 to Jun 30, 2027'],
  ['2026-01-01', '2026-06-30', 'Jan 1, 2026 to Jun 30, 2026'],
  ['2026-03-01', '2026-12-31', 'Mar 1, 2026 to Dec 31, 2026'],
])('names the plan year %s to %s', (start, end, text) =>
  expect(planYearText({ planYear: { start, end }, asOf: today, today })).toBe(text),
);

it('says the day of figures that are not of today', () =>
  expect(
    planYearText({
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-11-28',
      today,
    }),
  ).toBe('2026, as of Nov 28, 2026'));

it.each([
  ['2026-01-01', '2026-12-31', { share: 333 / 364, daysLeft: 31 }],
  ['2026-11-30', '2027-11-29', { share: 0, daysLeft: 364 }],
  ['2025-12-01', '2026-11-30', { share: 1, daysLeft: 0 }],
  ['2025-01-01', '2025-12-31', null],
  ['2027-01-01', '2027-12-31', null],
])('finds today in the plan year %s to %s', (start, end, progress) =>
  expect(yearProgress({ start, end }, today)).toEqual(progress),
);
