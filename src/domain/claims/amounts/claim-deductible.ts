import type { Accumulator, Accumulators } from '#src/domain/spending/accumulators.ts';
import { categoryOfKind, isIn, limitNetworkOf } from '#src/domain/spending/spending.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';

/**
 * Returns the deductible that a claim counts toward: of the member, the network and the kind of benefit; null when the
 * plan year is another one, the plan has no such deductible, or the claim does not say enough.
 */
export function deductibleOf(
  claim: Pick<FamilyClaim, 'memberId' | 'kind' | 'network' | 'lines' | 'serviceStart'>,
  { planYear, accumulators }: Accumulators,
): Accumulator | null {
  if (!isIn(claim.serviceStart, planYear)) return null;
  const network = limitNetworkOf(claim);
  return (
    accumulators.find(
      (one) =>
        one.type === 'deductible' &&
        one.scope === 'individual' &&
        one.category === categoryOfKind[claim.kind] &&
        one.network === network &&
        one.memberId === claim.memberId &&
        one.allowed !== undefined,
    ) ?? null
  );
}
