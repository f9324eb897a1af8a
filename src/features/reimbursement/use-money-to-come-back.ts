import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { claimHistoryQuery, noClaims } from '#src/api/queries/claims.ts';
import { rowsOf } from '#src/domain/claims/claim-row.ts';
import { visibleMemberIds } from '#src/domain/rights.ts';
import { useClaimsContext } from '#src/parts/use-claims-context.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns the ids of claims that were taken back after the account paid on them, as far as claims have arrived. */
export function useMoneyToComeBack(): ReadonlySet<string> {
  const portal = usePortal();
  const selection = usePlan();
  const { plan, access } = selection;
  const { data } = useQuery({
    ...claimHistoryQuery(portal, plan, visibleMemberIds(plan, access)),
    enabled: access.rights.claims,
    // Without claims the transactions stand as they are.
    meta: { customError: true },
  });
  const claims = data?.claims ?? noClaims.claims;
  const context = useClaimsContext(selection, claims);
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
