import { useMemo } from 'react';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useClaimsSoFar } from '#src/parts/claims/use-claims-so-far.ts';

/** Returns the cents to come back by the id of a claim that was reversed after it was paid, as far as claims have loaded. */
export function useMoneyToComeBack(): ReadonlyMap<string, number> {
  const rows = useClaimRows(usePlan(), useClaimsSoFar());
  return useMemo(
    () =>
      new Map(
        rows
          .filter(({ nextStep }) => !nextStep.counts && nextStep.refund > 0)
          .map(({ claim, nextStep }) => [claim.id, nextStep.refund]),
      ),
    [rows],
  );
}
