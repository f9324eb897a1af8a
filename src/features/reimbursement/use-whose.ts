import { useMemo } from 'react';
import { nameAmongOthers } from '#src/domain/member-name.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { useClaimsSoFar } from './use-claims-so-far.ts';

/**
 * Returns whose something of the account is: the first name of the person of its claim. Null where only one person
 * can be seen, for what is on no claim, and as long as the claim is not known.
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
