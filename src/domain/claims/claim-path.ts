import type { Claim } from './claim.ts';
import { costBreakdownOf, type CostBreakdown } from './cost-breakdown.ts';

const paths = new WeakMap<object, CostBreakdown>();

/** What became of a claim's money, read once for each claim: lists and sums ask for it again and again. */
export function pathOf(claim: Pick<Claim, 'figures' | 'paymentCents'>): CostBreakdown {
  const known = paths.get(claim);
  if (known) return known;
  const path = costBreakdownOf(claim);
  paths.set(claim, path);
  return path;
}
