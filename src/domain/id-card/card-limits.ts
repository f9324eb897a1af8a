import { limitOfCost, type LimitType } from '#src/domain/coverage/limit-costs.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import type { IdCard } from './card.ts';

/** The limits that an ID card has to show (26 U.S.C. 9816(e)), in the order of the card. */
const wanted = [
  { type: 'deductible', network: 'in' },
  { type: 'deductible', network: 'out' },
  { type: 'outOfPocketMax', network: 'in' },
  { type: 'outOfPocketMax', network: 'out' },
] as const satisfies { type: LimitType; network: 'in' | 'out' }[];

/** A limit on a card, in cents; null for what the insurer doesn't give. */
export interface CardLimit {
  type: LimitType;
  network: 'in' | 'out';
  individual: number | null;
  family: number | null;
}

/**
 * Returns the deductibles and out-of-pocket maximums for a card, in and out of network: those that the insurer put on the
 * card, otherwise those of the plan's limits for the current plan year. A cost on the card without a network is for care
 * in network.
 * @param limits the plan's limits of any person: they're the same for each
 */
export function cardLimits(
  { costs }: Pick<IdCard, 'costs'>,
  limits: readonly Accumulator[],
  plan: Pick<Plan, 'contractType'>,
): CardLimit[] {
  const onCard = costs.flatMap(({ code, label, network, value }) => {
    const limit = limitOfCost(code, label);
    return limit === null || value.kind !== 'money'
      ? []
      : [{ ...limit, network: network ?? 'in', cents: value.cents }];
  });
  const ofPlan = limits.flatMap(({ type, scope, network, category, unit, allowed }) =>
    category === prefixOf(plan) && unit === 'cents' && allowed !== undefined
      ? [{ type, scope, network, cents: allowed }]
      : [],
  );
  const all = [...onCard, ...ofPlan];
  return wanted.map(({ type, network }) => {
    const centsFor = (scope: string) =>
      all.find((limit) => limit.type === type && limit.network === network && limit.scope === scope)
        ?.cents ?? null;
    return { type, network, individual: centsFor('individual'), family: centsFor('family') };
  });
}
