import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { claimHistoryQuery, type ClaimHistory } from '#src/api/queries/claims.ts';
import { asPartial } from '#src/domain/data/completeness.ts';
import { visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Every claim of the plan as far as it has arrived. The first ones are shown at once; typing and choosing
 * come before counting those that follow.
 */
export function useClaimHistory(selection: Selection) {
  const portal = usePortal();
  const query = useQuery({
    ...claimHistoryQuery(portal, selection.plan, visibleMemberIds(selection)),
    ...(selection.isPartial && { select: asPartial<ClaimHistory> }),
  });
  const history = useDeferredValue(query.data);
  return { query, history: history ?? query.data };
}
