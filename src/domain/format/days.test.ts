import { expect, it } from 'vitest';
import {
  dayBefore,
  daysBetween,
  localDay,
  lookBackDay,
  lookBackPeriodStart,
  billableSince,
  yearAfter,
} from './days.ts';

it('takes the day from the local clock', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it.each([
  ['2026-11-21', '2023-01-01'],
  ['2026-01-01', '2023-01-01'],
  ['2025-12-31', '2022-01-01'],
])('asked on %s, a search of coverages starts on %s', (today, start) => {
  expect(lookBackPeriodStart(today)).toBe(start);
});

it.each([
  ['2026-11-21', '2023-11-21'],
  ['2026-03-31', '2023-03-31'],
  // A shorter month ends sooner.
  ['2024-02-29', '2021-02-28'],
])('36 months before %s is %s', (today, day) => expect(lookBackDay(today)).toBe(day));

it.each([
  ['2026-11-21', 1, '2026-11-20'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2026-01-01', 31, '2025-12-01'],
  ['2026-12-31', -1, '2027-01-01'],
])('%s less %d days is %s', (day, count, before) => {
  expect(dayBefore(day, count)).toBe(before);
  expect(daysBetween(before, day)).toBe(count);
});

it.each([
  ['2026-11-21', '2024-11-20'],
  ['2025-02-28', '2023-02-28'],
])('a bill can be collected on %s for care since %s', (today, since) =>
  expect(billableSince(today)).toBe(since),
);

it.each([
  ['2026-11-21', '2027-11-21'],
  ['2027-02-28', '2028-02-28'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-29', '2028-02-29'],
  ['2399-02-29', '2400-02-29'],
  ['2099-02-29', '2100-02-28'],
])('a year after %s is %s', (day, after) => expect(yearAfter(day)).toBe(after));
