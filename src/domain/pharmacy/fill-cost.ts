import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import {
  estimateCost,
  leastLeft,
  limitsLeftFor,
  type CostEstimate,
} from '../care/cost-estimate.ts';
import { drugDeductibleOf } from './drug-deductible.ts';
import type { TierPrice } from './tier-price.ts';

/** The remaining amounts of the limits that a member's drugs count toward, in cents; null where that is not known. */
export interface DrugLimitsLeft {
  deductible: number | null;
  outOfPocket: number | null;
}

/**
 * Returns the remaining limits: the lower of the member's and the family's. Null for the deductible where the plan has
 * no deductible for drugs.
 */
export function drugLimitsLeft(
  accumulators: readonly Accumulator[],
  memberId: string,
): DrugLimitsLeft {
  const left = limitsLeftFor(accumulators, { memberId, category: 'pharmacy', network: 'in' });
  const hasDeductible = drugDeductibleOf(accumulators, memberId) !== null;
  return {
    deductible: hasDeductible ? leastLeft(left.deductible) : null,
    outOfPocket: leastLeft(left.outOfPocket),
  };
}

/**
 * The limits' effect before the tier's copay or coinsurance. The out-of-pocket maximum is met, so that the plan pays in
 * full (`outOfPocketMet`); the deductible takes nothing, because the tier is not subject to it (`waived`) or it is met;
 * the rest of it is paid first (`left`); or possibly so (`maybe`), because the payer does not say whether the tier is
 * subject to it. Null where that is not known.
 */
export type BeforeShare = 'outOfPocketMet' | 'waived' | 'met' | 'left' | 'maybe' | null;

export function beforeShare(
  { deductible: rule }: Pick<TierPrice, 'deductible'>,
  { deductible: left, outOfPocket }: DrugLimitsLeft,
): BeforeShare {
  if (outOfPocket === 0) return 'outOfPocketMet';
  if (rule === 'waived') return 'waived';
  if (left === null) return null;
  if (left === 0) return 'met';
  return rule === 'applies' ? 'left' : 'maybe';
}

/**
 * Estimates the member's cost of a fill, step by step: the deductible, then the tier's copay or coinsurance. Null where
 * one of the steps is not known for certain.
 * @param cents the amount that the plan allows for the fill
 */
export function fillCost(
  cents: number,
  price: Pick<TierPrice, 'deductible' | 'value'>,
  left: DrugLimitsLeft,
): CostEstimate | null {
  const { value } = price;
  const before = beforeShare(price, left);
  if (before === null || before === 'maybe' || cents < 0) return null;
  if (value.kind !== 'money' && value.kind !== 'percent') return null;
  return estimateCost(
    cents,
    {
      deductibleApplies: before === 'left',
      copay: value.kind === 'money' ? value.cents : null,
      coinsurancePercent: value.kind === 'percent' ? value.percent : null,
    },
    {
      deductible: { individual: left.deductible, family: null },
      outOfPocket: { individual: left.outOfPocket, family: null },
    },
  );
}

/**
 * Returns the price of a tier for a fill of so many days; null without a price, or with several. A price counts only
 * for the months that the payer names: 90 days cost three months' copay only where the payer says so.
 */
export function priceForDays<Price extends Pick<TierPrice, 'months'>>(
  prices: readonly Price[],
  days: number | null,
): Price | null {
  if (days === null) return null;
  const months = Math.max(1, Math.round(days / 30));
  const fitting = prices.filter((price) => price.months === months);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
