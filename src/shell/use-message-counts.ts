import { useQuery } from '@tanstack/react-query';
import { messageCountsQuery } from '#src/api/queries/message-counts.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Unread counts by member ID; null until they are loaded. After a reload the counts kept for this
 * tab stand in until the fresh ones arrive.
 */
export function useMessageCounts({ plan, access }: Selection): Record<string, number> | null {
  const { clients, kept } = usePortal();
  const { data } = useQuery({
    ...messageCountsQuery(
      clients,
      plan.memberId,
      access.accessibleMembers.map((member) => member.memberId),
    ),
    placeholderData: () => kept.counts(plan) ?? undefined,
  });
  return data ?? null;
}
