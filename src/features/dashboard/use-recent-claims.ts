import { useQuery } from '@tanstack/react-query';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { asPartial } from '#src/domain/data/completeness.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { recentClaims } from './dashboard-prefetch.ts';

export function useRecentClaims(selection: Selection) {
  const portal = usePortal();
  return useQuery({
    ...recentClaims(portal, selection, portal.now()),
    ...(selection.access.isPartial && { select: asPartial<ClaimHistory> }),
    enabled: selection.access.rights.claims,
  });
}
