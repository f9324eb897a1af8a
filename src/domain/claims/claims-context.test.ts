import { expect, it } from 'vitest';
import { paidClaim } from '#tests/support/claims.ts';
import { claimContextOf, contextOf, overDeductible } from './claims-context.ts';

const deductible = (used: number, allowed: number | undefined = 100_000) => ({
  planYear: { start: '2026-01-01', end: '2026-12-31' },
  asOf: '2026-11-21',
  accumulators: [
    {
      type: 'deductible' as const,
      scope: 'individual' as const,
      memberId: 'M1',
      category: 'medical',
      network: 'in',
      unit: 'cents' as const,
      allowed,
      used,
    },
  ],
  completeness: 'complete' as const,
});

it.each([
  ['the other claims alone meet it', 5_000, deductible(105_000), 5_000],
  ['the other claims go over it, too', 5_000, deductible(108_000), 5_000],
  ['the other claims leave some of it', 5_000, deductible(104_999), 0],
  ['it is not met', 5_000, deductible(40_000), 0],
  ['the claim took nothing', 0, deductible(105_000), 0],
  ['the claim gave some back', -5_000, deductible(105_000), 0],
  ['the plan has none', 5_000, { ...deductible(105_000), accumulators: [] }, 0],
])('computes what a claim took beyond the deductible where %s', (_, taken, accumulators, over) =>
  expect(overDeductible(paidClaim({ deductible: taken }), accumulators)).toBe(over),
);

it('does not report an excess without the deductible', () => {
  const claim = paidClaim({ deductible: 5_000 });
  const over = (accumulators: ReturnType<typeof deductible> | null) =>
    claimContextOf(
      claim,
      contextOf([claim], {
        appeals: null,
        accumulators,
        account: null,
        isAccountPending: false,
        today: '2026-11-21',
      }),
    ).overDeductible;
  expect([over(null), over(deductible(105_000))]).toEqual([0, 5_000]);
});
