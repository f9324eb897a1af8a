import { remaining, type Accumulator } from '#src/domain/spending/accumulators.ts';
import type { CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';

/** The way a plan shares the cost of a procedure. */
export interface CostBenefit {
  /** The limits it counts toward, as accumulators name them. */
  category: string;
  deductibleApplies: boolean;
  /** Cents; null without a copay. */
  copay: number | null;
  /** 0 to 100; null without coinsurance. */
  coinsurancePercent: number | null;
}

/** The remaining amounts of a limit, in cents; null where the plan has no such limit. */
export interface LimitLeft {
  individual: number | null;
  family: number | null;
}

export interface LimitsLeft {
  deductible: LimitLeft;
  outOfPocket: LimitLeft;
}

/** The main reason for an estimate, the one to give when asked why. */
export type EstimateReason =
  | 'outOfPocketMet'
  | 'outOfPocketReached'
  | 'deductibleLeft'
  | 'deductibleMet'
  | 'copay'
  | 'coinsurance'
  | 'nothing';

/** An estimate in whole cents: deductible + copay + coinsurance = share, and share + planPays = allowed. */
export interface CostEstimate {
  allowed: number;
  deductible: number;
  copay: number;
  coinsurance: number;
  share: number;
  planPays: number;
  /** The remaining deductible before this cost, of individual and family the lesser. */
  deductibleLeft: number | null;
  reason: EstimateReason;
}

/**
 * Estimates the member's share of an allowed amount. The deductible comes first where it applies, then the copay, then
 * the coinsurance of the rest, and all together no more than what remains of the out-of-pocket maximum. The lower of
 * the individual and the family remainder counts: once the family deductible is met, no member has any left. Half a
 * cent of coinsurance is rounded up, as in claims.
 * @param allowed cents, never below 0
 */
export function estimateCost(
  allowed: number,
  benefit: Omit<CostBenefit, 'category'>,
  left: LimitsLeft,
): CostEstimate {
  const deductibleLeft = leastLeft(left.deductible);
  const room = leastLeft(left.outOfPocket) ?? Infinity;
  const wanted = benefit.deductibleApplies ? (deductibleLeft ?? 0) : 0;
  const deductible = Math.min(wanted, allowed, room);
  const copay = Math.min(benefit.copay ?? 0, allowed - deductible, room - deductible);
  const rest = allowed - deductible - copay;
  const coinsuranceWanted = percentOf(rest, benefit.coinsurancePercent ?? 0);
  const coinsurance = Math.min(coinsuranceWanted, room - deductible - copay);
  const share = deductible + copay + coinsurance;
  const isCut =
    deductible < Math.min(wanted, allowed) ||
    copay < Math.min(benefit.copay ?? 0, allowed - deductible) ||
    coinsurance < coinsuranceWanted;
  return {
    allowed,
    deductible,
    copay,
    coinsurance,
    share,
    deductibleLeft,
    planPays: allowed - share,
    reason: reasonOf({ benefit, deductible, copay, coinsurance, isCut, share }),
  };
}

function reasonOf({
  benefit,
  deductible,
  copay,
  coinsurance,
  isCut,
  share,
}: {
  benefit: Omit<CostBenefit, 'category'>;
  deductible: number;
  copay: number;
  coinsurance: number;
  isCut: boolean;
  share: number;
}): EstimateReason {
  if (isCut) return share === 0 ? 'outOfPocketMet' : 'outOfPocketReached';
  if (deductible > 0) return 'deductibleLeft';
  if (benefit.deductibleApplies && share > 0) return 'deductibleMet';
  if (copay > 0) return 'copay';
  return coinsurance > 0 ? 'coinsurance' : 'nothing';
}

/**
 * Returns a percentage of an amount, in cents. Plans name a hundredth of a percent at the least; in whole numbers
 * nothing is lost.
 */
function percentOf(cents: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return Math.floor((cents * hundredths + 5_000) / 10_000);
}

/** Returns the remaining amount of whichever of the two limits has less remaining; null where there is neither. */
export function leastLeft({ individual, family }: LimitLeft): number | null {
  if (individual === null) return family;
  return family === null ? individual : Math.min(individual, family);
}

/** Returns the remaining amounts of a member's own and the family's limits that a procedure counts toward. */
export function limitsLeftFor(accumulators: readonly Accumulator[], cost: CountedCost): LimitsLeft {
  const ofType = (type: Accumulator['type']): LimitLeft => {
    const left = (scope: Accumulator['scope']) => {
      const countedAccumulators = countedAmong(accumulators, cost, type, scope);
      const leftCents = countedAccumulators.flatMap((accumulator) => remaining(accumulator) ?? []);
      return leftCents.length === 0 ? null : Math.min(...leftCents);
    };
    return { individual: left('individual'), family: left('family') };
  };
  return { deductible: ofType('deductible'), outOfPocket: ofType('outOfPocketMax') };
}

/** What decides which limits a cost counts toward. */
export interface CountedCost {
  memberId: string;
  category: string;
  network: string;
}

/** Returns the limits of one type and scope that a cost counts toward. An insurer may state one of them twice. */
export const countedAmong = (
  accumulators: readonly Accumulator[],
  { memberId, category, network }: CountedCost,
  type: Accumulator['type'],
  scope: Accumulator['scope'],
): Accumulator[] =>
  accumulators.filter(
    (accumulator) =>
      accumulator.type === type &&
      accumulator.scope === scope &&
      accumulator.unit === 'cents' &&
      accumulator.category === category &&
      accumulator.network === network &&
      (scope === 'family' ||
        accumulator.memberId === undefined ||
        accumulator.memberId === memberId),
  );

/** Returns an estimate as the cost breakdown by which claims are drawn. */
export const costsOfEstimate = (estimate: CostEstimate): CostBreakdown => ({
  billed: null,
  discount: null,
  allowed: estimate.allowed,
  planPaid: estimate.planPays,
  otherInsurance: null,
  memberResponsibility: estimate.share,
  isMemberResponsibilityStated: false,
  parts: {
    deductible: estimate.deductible,
    copay: estimate.copay,
    coinsurance: estimate.coinsurance,
    noncovered: null,
  },
});
