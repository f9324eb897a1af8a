import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { claimHistoryQuery, type ClaimHistory } from '#src/api/queries/claims.ts';
import { asPartial } from '#src/domain/data/completeness.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Every claim of the plan as far as it has arrived. The first ones are shown at once; typing and choosing
 * come before counting those that follow.
 */
export function useClaimHistory({ plan, access }: Selection) {
  const portal = usePortal();
  const query = useQuery({
    ...claimHistoryQuery(portal, plan, visibleMemberIds(plan, access)),
    ...(access.isPartial && { select: asPartial<ClaimHistory> }),
  });
  const history = useDeferredValue(query.data);
  return { query, history: history ?? query.data };
}
