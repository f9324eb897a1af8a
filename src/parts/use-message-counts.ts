import { useQuery } from '@tanstack/react-query';
import { messageCounts } from '#src/api/calls/message-counts.ts';
import type { Plan } from '#src/domain/plan.ts';
import { actingMemberIds } from '#src/domain/rights.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/**
 * Unread counts by member ID; null until they are loaded. After a reload the counts kept for this
 * tab stand in until the fresh ones arrive.
 */
export function useMessageCounts({ plan, access }: Selection): Record<string, number> | null {
  const { queryOf, storage, now } = usePortal();
  const { data } = useQuery({
    ...queryOf(messageCounts(plan.memberId, actingMemberIds(plan, access, now()))),
    placeholderData: () => keptCounts(storage, plan),
  });
  return data ?? null;
}

/** Returns the counts this tab loaded last for the member; another plan's counts do not apply. */
export function keptCounts(
  storage: Pick<BrowserStorage, 'read'>,
  { memberId }: Pick<Plan, 'memberId'>,
): Record<string, number> | undefined {
  const kept = storage.read(storageKeys.messageCounts);
  return kept && memberId in kept ? kept : undefined;
}
