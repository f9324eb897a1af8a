import { planStateOf } from '#src/domain/plan/plan-state.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { remaining, type Accumulator, type Accumulators } from './accumulators.ts';
import { isIn } from './spending.ts';

/** A deductible that is met: whose it is, and what still limits the costs. */
export interface DeductibleMet {
  /** Whose deductible it is: once the family deductible is met, no member has any left. */
  scope: Accumulator['scope'];
  /** The out-of-pocket maximum, until which copays and coinsurance go on. */
  outOfPocketMax: 'ahead' | 'met' | 'none';
}

/**
 * Returns whether the member's deductible in network is met, for the kind of care that the plan is for. Returns null
 * when it is not met, when the plan has no deductible, or when the plan may not pay from here on: the year or the plan
 * is over or has not begun, or a benefit maximum is used up.
 * @param today YYYY-MM-DD
 */
export function deductibleMet(
  { planYear, accumulators }: Pick<Accumulators, 'planYear' | 'accumulators'>,
  plan: Pick<Plan, 'memberId' | 'origEffDate' | 'covTermDate' | 'isActive'>,
  category: Accumulator['category'],
  today: string,
): DeductibleMet | null {
  if (planStateOf(plan, today).kind !== 'active' || !isIn(today, planYear)) return null;
  const own = accumulators.filter(
    (item) =>
      item.category === category &&
      item.network === 'in' &&
      item.unit === 'cents' &&
      // A limit with a label applies to some of the care only.
      item.label === undefined &&
      (item.scope === 'family' || item.memberId === undefined || item.memberId === plan.memberId),
  );
  const limits = (type: Accumulator['type'], scope?: Accumulator['scope']) =>
    own.filter((item) => item.type === type && (scope === undefined || item.scope === scope));
  if (limits('benefitMaximum').some(isMet)) return null;
  const isMetFor = (scope: Accumulator['scope']) => {
    // A limit of nothing was never there to be met.
    const deductibles = limits('deductible', scope).filter(({ allowed }) => allowed !== 0);
    return deductibles.length > 0 && deductibles.every(isMet);
  };
  const scope = (['individual', 'family'] as const).find(isMetFor);
  if (scope === undefined) return null;
  const maximums = limits('outOfPocketMax').filter(({ allowed }) => allowed !== undefined);
  if (maximums.length === 0) return { scope, outOfPocketMax: 'none' };
  return { scope, outOfPocketMax: maximums.some(isMet) ? 'met' : 'ahead' };
}

const isMet = (item: Accumulator): boolean => remaining(item) === 0;
