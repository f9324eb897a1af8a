import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { estimateCost, limitsLeftFor, type LimitsLeft } from '#src/domain/care/cost-estimate.ts';
import { payByTheBrochure } from './independent-estimate.ts';
import { cases } from '#tests/support/cases.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const left = fc.option(fc.oneof(fc.constant(0), cents), { nil: null });

describe('an estimate', () => {
  it('matches the plan’s brochure for any plan, member and price', () => {
    fc.assert(
      fc.property(
        fc.record({
          allowed: cents,
          deductibleApplies: fc.boolean(),
          copay: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null }),
          coinsuranceHundredths: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
          deductibleLeft: fc.tuple(left, left),
          outOfPocketLeft: fc.tuple(left, left),
        }),
        (plan) => {
          const { deductibleLeft, outOfPocketLeft, coinsuranceHundredths } = plan;
          const estimate = estimateCost(
            plan.allowed,
            {
              deductibleApplies: plan.deductibleApplies,
              copay: plan.copay,
              coinsurancePercent:
                coinsuranceHundredths === null ? null : coinsuranceHundredths / 100,
            },
            {
              deductible: { individual: deductibleLeft[0], family: deductibleLeft[1] },
              outOfPocket: { individual: outOfPocketLeft[0], family: outOfPocketLeft[1] },
            },
          );
          const { deductible, copay, coinsurance, planPays } = estimate;
          expect({ deductible, copay, coinsurance, planPays }).toEqual(payByTheBrochure(plan));
          expect(estimate.share).toBe(deductible + copay + coinsurance);
          expect(estimate.share + planPays).toBe(plan.allowed);
        },
      ),
      { numRuns: cases },
    );
  });

  const none: LimitsLeft = {
    deductible: { individual: null, family: null },
    outOfPocket: { individual: null, family: null },
  };
  const some = (deductible: number | null, outOfPocket: number | null): LimitsLeft => ({
    deductible: { individual: deductible, family: null },
    outOfPocket: { individual: outOfPocket, family: null },
  });
  const coinsurance = { deductibleApplies: true, copay: null, coinsurancePercent: 20 };
  const copay = { deductibleApplies: false, copay: 3_000, coinsurancePercent: null };

  it.each([
    ['the deductible is left', coinsurance, some(60_000, 400_000), 'deductibleLeft', 48_500],
    ['part of the deductible is left', coinsurance, some(8_500, 400_000), 'deductibleLeft', 16_500],
    ['the deductible is met', coinsurance, some(0, 400_000), 'deductibleMet', 9_700],
    ['there is a copay', copay, some(60_000, 400_000), 'copay', 3_000],
    ['the out-of-pocket maximum is met', coinsurance, some(60_000, 0), 'outOfPocketMet', 0],
    ['it is nearly met', coinsurance, some(60_000, 1_000), 'outOfPocketReached', 1_000],
    ['the plan pays it all', { ...copay, copay: null }, none, 'nothing', 0],
    [
      'nothing is known of limits',
      { ...coinsurance, deductibleApplies: false },
      none,
      'coinsurance',
      9_700,
    ],
  ] as const)('says why: %s', (_, benefit, limits, reason, share) => {
    expect(estimateCost(48_500, benefit, limits)).toMatchObject({ reason, share });
  });

  it('rounds half a cent up', () => {
    const half = { deductibleApplies: false, copay: null, coinsurancePercent: 50 };
    expect(estimateCost(3, half, none).coinsurance).toBe(2);
    expect(estimateCost(1, { ...half, coinsurancePercent: 49.99 }, none).coinsurance).toBe(0);
  });
});

describe('the rest of the limits', () => {
  const limit = (changes: Partial<Accumulator>): Accumulator => ({
    scope: 'individual',
    memberId: 'M-1',
    category: 'medical',
    network: 'in',
    type: 'deductible',
    allowed: 150_000,
    used: 100_000,
    unit: 'cents',
    ...changes,
  });
  const leftOf = (...all: Accumulator[]) =>
    limitsLeftFor(all, { memberId: 'M-1', category: 'medical', network: 'in' }).deductible;

  it('includes the member’s and the family’s limits for this category and network', () => {
    expect(
      leftOf(
        limit({}),
        limit({ memberId: 'M-2', used: 150_000 }),
        limit({ category: 'pharmacy', used: 150_000 }),
        limit({ network: 'out', used: 150_000 }),
        limit({ scope: 'family', memberId: undefined, allowed: 300_000, used: 290_000 }),
      ),
    ).toEqual({ individual: 50_000, family: 10_000 });
  });

  it('does not read limits in visits as dollars', () => {
    const all = [
      limit({}),
      limit({ allowed: 20, used: 5, unit: 'visits' }),
      limit({ type: 'outOfPocketMax', allowed: 400_000, used: 390_000 }),
      limit({ type: 'outOfPocketMax', scope: 'family', memberId: undefined, allowed: 800_000 }),
    ];
    expect(limitsLeftFor(all, { memberId: 'M-1', category: 'medical', network: 'in' })).toEqual({
      deductible: { individual: 50_000, family: null },
      outOfPocket: { individual: 10_000, family: 700_000 },
    });
  });

  it('the rest of a limit is never negative, and null without a limit', () => {
    expect(leftOf(limit({ used: 200_000 }))).toEqual({ individual: 0, family: null });
    expect(leftOf(limit({ allowed: undefined }))).toEqual({ individual: null, family: null });
  });
});
