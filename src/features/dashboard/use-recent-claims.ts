import { useQuery } from '@tanstack/react-query';
import { recentClaimsQuery } from '#src/api/queries/claims.ts';
import { localDay, recentClaimsSince } from '#src/domain/days.ts';
import { visibleMemberIds } from '#src/domain/rights.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The claims of the last months; the cards that need them ask for them once. */
export function useRecentClaims({ plan, access }: Selection) {
  const portal = usePortal();
  return useQuery({
    ...recentClaimsQuery(
      portal,
      plan,
      visibleMemberIds(plan, access),
      recentClaimsSince(localDay(portal.now())),
    ),
    enabled: access.rights.claims,
  });
}
