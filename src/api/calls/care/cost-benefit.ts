import type { zCostBenefit } from '#generated/v1/validators/zCostBenefit.ts';
import type { CostBenefit } from '#src/domain/care/cost-estimate.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** Returns how a plan shares a cost; null where the insurer does not say. */
export const costBenefit = (sent: Lenient<typeof zCostBenefit> | undefined): CostBenefit | null =>
  sent === undefined
    ? null
    : {
        category: sent.category ?? 'medical',
        deductibleApplies: sent.deductibleApplies,
        copay: centsIn(sent.copay),
        coinsurancePercent: sent.coinsurancePercent ?? null,
      };

/** Returns an amount in cents; null for one below zero. */
export const centsIn = (money: { amount: number } | undefined): number | null =>
  money === undefined || money.amount < 0 ? null : money.amount;
