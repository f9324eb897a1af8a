import { expect, it } from 'vitest';
import type { CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { isFlowDrawn } from './money-flow.tsx';

const visit: CostBreakdown = {
  billed: 48_600,
  discount: 17_400,
  allowed: 31_200,
  planPaid: 19_760,
  otherInsurance: 0,
  memberResponsibility: 11_440,
  isMemberResponsibilityStated: true,
  parts: { deductible: 6_500, copay: 0, coinsurance: 4_940, noncovered: 0 },
};

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
      parts: { deductible: 0, copay: 0, coinsurance: 0, noncovered: 0 },
    },
    false,
  ],
])('draws %s: %s', (_, changes, isDrawn) =>
  expect(isFlowDrawn({ ...visit, ...changes })).toBe(isDrawn),
);
