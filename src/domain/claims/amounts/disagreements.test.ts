import { expect, it } from 'vitest';
import { costBreakdownOf } from './cost-breakdown.ts';
import { leavesBalance } from './disagreements.ts';
import { paidClaim } from '#tests/support/claims.ts';

it.each([
  [
    'nothing is left of a bill that the member owes whole',
    { submitted: 25_104, memberliability: 25_104 },
    false,
  ],
  ['the discount is left', { submitted: 25_104, benefit: 5_000, memberliability: 14_058 }, true],
  [
    'nothing is left where all of it is paid or owed',
    { submitted: 900, benefit: 500, memberliability: 400 },
    false,
  ],
  ['a claim without a bill says nothing', { benefit: 500, memberliability: 400 }, true],
])('%s', (_, amounts, expected) =>
  expect(leavesBalance(costBreakdownOf(paidClaim(amounts)))).toBe(expected),
);
