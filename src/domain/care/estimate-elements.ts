import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { remaining } from '#src/domain/spending/accumulators.ts';
import {
  countedAmong,
  estimateCost,
  limitsLeftFor,
  type CostBenefit,
  type CostEstimate,
  type CountedCost,
  type LimitsLeft,
} from './cost-estimate.ts';

export const prerequisiteKinds = [
  'priorAuthorization',
  'stepTherapy',
  'referral',
  'concurrentReview',
  'other',
] as const;

/** A prerequisite: a step that the plan requires before it pays for a procedure. */
export interface Prerequisite {
  kind: (typeof prerequisiteKinds)[number];
  /** The details, in the insurer's words; null when it does not say. */
  note: string | null;
}

/** An item or service that is part of a procedure. */
export interface CostItem {
  name: string;
  billingCode: string | null;
  /** Cents; null when it is not known. */
  allowed: number | null;
  /** How the plan shares an item that is billed apart; null when that is not known. */
  benefit: CostBenefit | null;
}

/** The amount that the plan allows for a procedure at a provider outside its network. */
export interface OutOfNetworkCost {
  isCovered: boolean;
  /** Cents; null when it is not known. */
  allowed: number | null;
  benefit: CostBenefit | null;
}

/** A price and how the plan shares it, as the insurer states them; amounts in cents, null when unknown. */
export interface Rate {
  /** `in`, `out`, or another as the insurer calls it. */
  network: string | null;
  /** In network the rate that the plan negotiated. */
  allowed: number | null;
  /** The rate from which the share is computed, where it is not the negotiated one. */
  feeSchedule: number | null;
  benefit: CostBenefit | null;
}

/** A limit of the member or the family with its used amount, in cents. */
export interface AccumulatedAmount {
  type: 'deductible' | 'outOfPocketMax';
  scope: Accumulator['scope'];
  used: number;
  allowed: number;
  left: number;
}

const typesCounted = ['deductible', 'outOfPocketMax'] as const;
const scopesCounted = ['individual', 'family'] as const;

/**
 * Returns the deductible and the out-of-pocket maximum that a cost counts toward, the member's own before the family's.
 * Returns null where the insurer states one of them twice with different amounts, because neither can be trusted.
 */
export function accumulatedFor(
  accumulators: readonly Accumulator[],
  cost: CountedCost,
): AccumulatedAmount[] | null {
  const amounts: AccumulatedAmount[] = [];
  for (const type of typesCounted) {
    for (const scope of scopesCounted) {
      const stated = countedAmong(accumulators, cost, type, scope);
      const [first] = stated;
      if (first === undefined) continue;
      if (
        stated.some(
          (accumulator) => accumulator.allowed !== first.allowed || accumulator.used !== first.used,
        )
      ) {
        return null;
      }
      const { allowed, used } = first;
      if (allowed === undefined) continue;
      const left = remaining(first);
      if (used === null || left === null) return null;
      amounts.push({ type, scope, used, allowed, left });
    }
  }
  return amounts;
}

/**
 * Estimates the member's share of a rate. Null when the price, the plan's share or the network is not known, or the
 * limits contradict each other.
 */
export function estimateOf(
  { network, allowed, feeSchedule, benefit }: Rate,
  accumulators: readonly Accumulator[],
  memberId: string,
): CostEstimate | null {
  const price = feeSchedule ?? allowed;
  // In which network decides which limits count.
  if (price === null || benefit === null || network === null) return null;
  const counting = { memberId, category: benefit.category, network };
  if (accumulatedFor(accumulators, counting) === null) return null;
  return estimateCost(price, benefit, limitsLeftFor(accumulators, counting));
}

/** Estimates the member's share out of network, up to what the plan counts as the price. */
export const estimateOutOfNetwork = (
  { isCovered, allowed, benefit }: OutOfNetworkCost,
  accumulators: readonly Accumulator[],
  memberId: string,
): CostEstimate | null =>
  isCovered
    ? estimateOf({ network: 'out', allowed, feeSchedule: null, benefit }, accumulators, memberId)
    : null;

/** An item that is billed apart with the member's estimated share; null where that is not known. */
export interface SeparateCost {
  item: CostItem;
  estimate: CostEstimate | null;
}

/**
 * Estimates the shares of what is billed apart, one item after the other: what the procedure, and then each item, takes
 * of the limits is no longer left for the next. An item whose share is not known makes that of those after it unknown.
 */
export function separateCosts(
  items: readonly CostItem[],
  network: string | null,
  before: CostEstimate | null,
  accumulators: readonly Accumulator[],
  memberId: string,
): SeparateCost[] {
  let taken = before === null ? null : { deductible: before.deductible, share: before.share };
  return items.map((item) => {
    const { allowed, benefit } = item;
    if (taken === null || network === null || allowed === null || benefit === null) {
      taken = null;
      return { item, estimate: null };
    }
    const left = limitsLeftFor(accumulators, { memberId, category: benefit.category, network });
    const estimate = estimateCost(allowed, benefit, less(left, taken));
    taken = {
      deductible: taken.deductible + estimate.deductible,
      share: taken.share + estimate.share,
    };
    return { item, estimate };
  });
}

function less(left: LimitsLeft, taken: { deductible: number; share: number }): LimitsLeft {
  const minus = (limit: number | null, cents: number) =>
    limit === null ? null : Math.max(0, limit - cents);
  return {
    deductible: {
      individual: minus(left.deductible.individual, taken.deductible),
      family: minus(left.deductible.family, taken.deductible),
    },
    outOfPocket: {
      individual: minus(left.outOfPocket.individual, taken.share),
      family: minus(left.outOfPocket.family, taken.share),
    },
  };
}

/** The notices that an estimate must include (product rule 2.23; 45 CFR 147.211(b)(1)(vii)). */
export type EstimateNotice =
  | 'balanceBilling'
  | 'mayDiffer'
  | 'noGuarantee'
  | 'assistanceCounts'
  | 'assistanceDoesNotCount'
  | 'assistanceUnknown'
  | 'preventive';

/**
 * Returns the notices of an estimate. That preventive care may be free is said where it may be, or where the insurer
 * does not say.
 */
export function noticesOf({
  mayBePreventive,
  countsAssistance,
}: {
  mayBePreventive: boolean | null;
  countsAssistance: boolean | null;
}): EstimateNotice[] {
  const assistance = { true: 'assistanceCounts', false: 'assistanceDoesNotCount' } as const;
  return [
    'balanceBilling',
    'mayDiffer',
    'noGuarantee',
    countsAssistance === null ? 'assistanceUnknown' : assistance[`${countsAssistance}`],
    ...(mayBePreventive === false ? [] : (['preventive'] as const)),
  ];
}

/**
 * Whether typed text is a billing code rather than words: three to seven capitals and figures with at least three figures
 * in a row, which no everyday word has.
 */
export const isBillingCode = (typed: string): boolean =>
  /^(?=.*\d{3})[a-z\d]{3,7}$/i.test(typed.trim());

/**
 * Returns the procedures with a billing code, in any case. Without codes from the insurer, returns all of its results.
 */
export const withCode = <Procedure extends { billingCodes?: readonly string[] | undefined }>(
  procedures: readonly Procedure[],
  code: string,
): Procedure[] => {
  if (procedures.every(({ billingCodes = [] }) => billingCodes.length === 0))
    return [...procedures];
  const searchedCode = code.trim().toUpperCase();
  return procedures.filter(({ billingCodes = [] }) =>
    billingCodes.some((billingCode) => billingCode.toUpperCase() === searchedCode),
  );
};
