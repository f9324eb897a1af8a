import type { CostBreakdown } from './cost-breakdown.ts';

/**
 * Whether a part of the bill is left beyond what the plans paid and the member's share, which a provider outside the
 * network may bill for; true where the claim doesn't say.
 */
export function leavesBalance({
  billed,
  planPaid,
  otherInsurance,
  memberResponsibility,
}: CostBreakdown): boolean {
  if (billed === null || memberResponsibility === null) return true;
  return billed > (planPaid ?? 0) + (otherInsurance ?? 0) + memberResponsibility;
}
