import { useQuery } from '@tanstack/react-query';
import { claimHistoryQuery, noClaims } from '#src/api/queries/claims.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Returns the plan's claims that have loaded so far; empty where the member may not see claims. Does not report a
 * failure, because the screen works without claims.
 * @param ofMember the one person whose claims are requested; without it, everyone whose claims may be seen
 */
export function useClaimsSoFar(ofMember?: string): readonly FamilyClaim[] {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const memberIds = visibleMemberIds(selection).filter(
    (memberId) => ofMember === undefined || memberId === ofMember,
  );
  const { data } = useQuery({
    ...claimHistoryQuery(portal, plan, memberIds),
    enabled: selection.rights.claims && memberIds.length > 0,
    meta: { customError: true },
  });
  return data?.claims ?? noClaims.claims;
}
