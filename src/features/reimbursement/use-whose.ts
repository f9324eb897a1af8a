import { useMemo } from 'react';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useClaimsSoFar } from '#src/parts/claims/use-claims-so-far.ts';

/**
 * Returns the function that names the person of an item's claim, by first name. Null where only one person can be seen,
 * for an item on no claim, and until the claim is known.
 */
export function useWhose(): (item: { claimId: string | null }) => string | null {
  const selection = usePlan();
  const claims = useClaimsSoFar();
  const memberIds = useMemo(
    () => new Map(claims.map(({ id, memberId }) => [id, memberId])),
    [claims],
  );
  return ({ claimId }) =>
    claimId === null ? null : nameAmongOthers(selection, memberIds.get(claimId) ?? null);
}
