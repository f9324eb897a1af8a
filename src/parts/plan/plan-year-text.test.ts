import { expect, it } from 'vitest';
import { asOfText, planYearText } from './plan-year-text.ts';

it.each([
  ['2026-01-01', '2026-12-31', '2026'],
  ['2026-07-01', '2027-06-30', 'Jul 1, 2026 to Jun 30, 2027'],
  ['2026-01-01', '2026-06-30', 'Jan 1, 2026 to Jun 30, 2026'],
  ['2026-03-01', '2026-12-31', 'Mar 1, 2026 to Dec 31, 2026'],
])('names the plan year %s to %s', (start, end, text) =>
  expect(planYearText({ start, end })).toBe(text),
);

it('says how recent figures are', () => {
  expect(asOfText('2026-11-30', '2026-11-30')).toBe('as of today');
  expect(asOfText('2026-11-28', '2026-11-30')).toBe('as of Nov 28, 2026');
});
