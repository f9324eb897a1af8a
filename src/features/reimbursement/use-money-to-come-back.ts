import { useMemo } from 'react';
import { rowsOf } from '#src/domain/claims/claim-row.ts';
import { useClaimsContext } from '#src/parts/claims/use-claims-context.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useClaimsSoFar } from './use-claims-so-far.ts';

/** Returns the ids of claims that were reversed after the account paid on them, as far as claims have loaded. */
export function useMoneyToComeBack(): ReadonlySet<string> {
  const claims = useClaimsSoFar();
  const context = useClaimsContext(usePlan(), claims);
  return useMemo(
    () =>
      new Set(
        rowsOf(claims, context)
          .filter(({ now }) => !now.counts && now.refund > 0)
          .map(({ claim }) => claim.id),
      ),
    [claims, context],
  );
}
