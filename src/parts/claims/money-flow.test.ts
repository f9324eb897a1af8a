import { expect, it } from 'vitest';
import { costBreakdownOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { paidClaim } from '#tests/support/claims.ts';
import { isFlowDrawn } from './money-flow.tsx';

const visit = costBreakdownOf(
  paidClaim({
    submitted: 48_600,
    discount: 17_400,
    eligible: 31_200,
    benefit: 19_760,
    memberliability: 11_440,
  }),
);

it.each([
  ['a visit', {}, true],
  ['a visit without a discount', { discount: null }, true],
  ['a discount larger than the bill', { discount: 50_000 }, false],
  ['a discount of an unknown bill', { billed: null }, false],
  ['a reversed payment', { planPaid: -19_760 }, false],
  [
    'one known amount',
    {
      discount: null,
      allowed: null,
      planPaid: null,
      memberResponsibility: null,
    },
    false,
  ],
])('draws %s: %s', (_, changes, isDrawn) =>
  expect(isFlowDrawn({ ...visit, ...changes })).toBe(isDrawn),
);
