import { expect, it } from 'vitest';
import { localDay, lookBackPeriodStart } from './days.ts';

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
