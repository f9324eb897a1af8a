import { expect, it } from 'vitest';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimsListWords } from '#content/claims-list.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { spendingWords } from '#content/spending.ts';
import { planEnd } from '#src/domain/spending/spending.ts';

it('replaces no figure by words', () => {
  for (const words of [claimDetailsWords, claimsListWords, spendingWords]) {
    expect(JSON.stringify(words)).not.toMatch(/Not (stated|listed)/);
  }
});

it.each([
  ['2025-07-22', '2026-11-21', '2025-07-22'],
  ['2026-11-20', '2026-11-21', '2026-11-20'],
  ['2026-11-21', '2026-11-21', null],
  ['2026-12-31', '2026-11-21', null],
  [null, '2026-11-21', null],
])('a plan that ends on %s has on %s ended on %s', (covTermDate, today, expected) =>
  expect(planEnd({ covTermDate }, today)).toBe(expected),
);

it('speaks of an ended plan in the past tense', () => {
  expect(spendingWords.ended('Jul 22, 2025')).toBe('This plan ended Jul 22, 2025.');
  expect(dashboardWords.spending.ended('Jul 22, 2025')).toBe('This plan ended Jul 22, 2025.');
  expect(dashboardWords.spending.noneThen.ifComplete).toMatch(/had no/);
});
