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
      (accumulator) =>
        accumulator.type === 'deductible' &&
        accumulator.scope === 'individual' &&
        accumulator.category === categoryOfKind[claim.kind] &&
        accumulator.network === network &&
        accumulator.memberId === claim.memberId &&
        accumulator.allowed !== undefined,
    ) ?? null
  );
}
