import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { claimHistoryQuery } from '#src/api/queries/claims.ts';
import { visibleMemberIds } from '#src/domain/rights.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Every claim of the plan as far as it has arrived. Typing and choosing come before counting them. */
export function useClaimHistory({ plan, access }: Selection) {
  const { clients } = usePortal();
  const query = useQuery(claimHistoryQuery(clients, plan, visibleMemberIds(plan, access)));
  return { query, history: useDeferredValue(query.data) };
}
