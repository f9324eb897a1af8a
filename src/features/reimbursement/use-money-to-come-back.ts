import { useMemo } from 'react';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useClaimsSoFar } from '#src/parts/claims/use-claims-so-far.ts';

/** Returns the ids of claims that were reversed after the account paid on them, as far as claims have loaded. */
export function useMoneyToComeBack(): ReadonlySet<string> {
  const rows = useClaimRows(usePlan(), useClaimsSoFar());
  return useMemo(
    () =>
      new Set(rows.filter(({ now }) => !now.counts && now.refund > 0).map(({ claim }) => claim.id)),
    [rows],
  );
}
