import { useQuery } from '@tanstack/react-query';
import { claimHistoryQuery, type ClaimHistory } from '#src/api/queries/claims.ts';
import { asPartial } from '#src/domain/data/completeness.ts';
import { localDay, billableSince } from '#src/domain/format/days.ts';
import { visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

export function useRecentClaims(selection: Selection) {
  const portal = usePortal();
  const { plan } = selection;
  const since = billableSince(localDay(portal.now()));
  return useQuery({
    ...claimHistoryQuery(portal, plan, visibleMemberIds(selection), since),
    ...(selection.isPartial && { select: asPartial<ClaimHistory> }),
    enabled: selection.rights.claims,
  });
}
