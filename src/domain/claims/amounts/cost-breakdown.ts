import type { AmountCategory, StatedAmount } from './amounts.ts';
import { centsOf, figuresOf, type Figure } from './figures.ts';

/** The breakdown of the billed amount, in cents; null for what the payer does not say. */
export interface CostBreakdown {
  billed: number | null;
  discount: number | null;
  allowed: number | null;
  planPaid: number | null;
  otherInsurance: number | null;
  /** The amount the member may owe the provider. */
  memberResponsibility: number | null;
  /** False when the share is the sum of its parts, or of the lines, because the payer does not state it. */
  isMemberResponsibilityStated: boolean;
  parts: Record<ResponsibilityPart, number | null>;
}

export const responsibilityParts = ['deductible', 'copay', 'coinsurance', 'noncovered'] as const;
export type ResponsibilityPart = (typeof responsibilityParts)[number];

/** The facts from which the breakdown is computed. */
export interface MoneyFacts {
  figures: readonly Figure[];
  /** The amount of the payment itself, in cents; null when the payer does not state it. */
  paymentCents: number | null;
}

/** Computes the cost breakdown of a claim, or of one of its lines. */
export function costBreakdownOf({ figures, paymentCents }: MoneyFacts): CostBreakdown {
  const of = (category: AmountCategory) => centsOf(figures, category);
  const parts = {
    deductible: of('deductible'),
    copay: of('copay'),
    coinsurance: of('coinsurance'),
    noncovered: of('noncovered'),
  };
  const timesStated =
    figures.find(({ category }) => category === 'memberliability')?.stated.length ?? 0;
  return {
    billed: of('submitted'),
    discount: of('discount'),
    allowed: of('eligible'),
    planPaid: planPaidOf({ figures, paymentCents }),
    otherInsurance: of('priorpayerpaid'),
    // Ambiguous if stated twice: do not choose or compute a share.
    memberResponsibility:
      timesStated > 1 ? null : (of('memberliability') ?? sumOfKnown(Object.values(parts))),
    isMemberResponsibilityStated: timesStated > 0,
    parts,
  };
}

/** Returns the breakdown of a claim by what the payer states for the whole of it; sums of the lines are left out. */
export function statedCosts({ figures, paymentCents }: MoneyFacts): CostBreakdown {
  const stated = figures.filter((figure) => figure.stated.length > 0);
  const costs = costBreakdownOf({ figures: stated, paymentCents });
  return costs.isMemberResponsibilityStated ? costs : { ...costs, memberResponsibility: null };
}

/** Returns the breakdown of one line of a claim. */
export const lineCosts = ({ amounts }: { amounts: readonly StatedAmount[] }): CostBreakdown =>
  costBreakdownOf({ figures: figuresOf([], [amounts]), paymentCents: null });

/** Whether an entry takes back what an earlier one had. */
export const isReversalOf = ({ billed, planPaid }: CostBreakdown): boolean =>
  (billed ?? 0) < 0 || (planPaid ?? 0) < 0;

/**
 * Returns what the plan paid, to any payee, in cents; null when the claim does not say. What is stated of the whole
 * claim, as a total or as the payment, comes before the lines; and the lines say it only when all of them do.
 */
export function planPaidOf({ figures, paymentCents }: MoneyFacts): number | null {
  const stated = figures.filter((figure) => figure.stated.length > 0);
  const ofLines = figures.filter(({ isInEveryLine }) => isInEveryLine);
  return paidIn(stated) ?? paymentCents ?? paidIn(ofLines);
}

const paidIn = (figures: readonly Figure[]): number | null =>
  centsOf(figures, 'benefit') ??
  sumOfKnown([centsOf(figures, 'paidtoprovider'), centsOf(figures, 'paidtopatient')]);

/** Returns the sum in cents. Null when no amount is known: a missing amount is not $0.00. */
export function sumOfKnown(amounts: readonly (number | null)[]): number | null {
  const knownAmounts = amounts.filter((cents) => cents !== null);
  return knownAmounts.length === 0 ? null : knownAmounts.reduce((sum, cents) => sum + cents, 0);
}

/** The columns in which tables and files list a breakdown, before the member's share. */
export const costColumns = [
  ['billed', ({ billed }) => billed],
  ['discount', ({ discount }) => discount],
  ['allowed', ({ allowed }) => allowed],
  ['planPaid', ({ planPaid }) => planPaid],
  ['otherInsurance', ({ otherInsurance }) => otherInsurance],
  ['deductible', ({ parts }) => parts.deductible],
  ['copay', ({ parts }) => parts.copay],
  ['coinsurance', ({ parts }) => parts.coinsurance],
  ['noncovered', ({ parts }) => parts.noncovered],
] as const satisfies readonly (readonly [
  name: string,
  cents: (costs: CostBreakdown) => number | null,
])[];
