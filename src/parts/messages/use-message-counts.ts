import { useQuery } from '@tanstack/react-query';
import { messageCounts } from '#src/api/calls/message-counts.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { actingMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/**
 * Returns the unread counts by member ID; null until they have loaded, and where there are no messages. After a reload
 * the counts that this tab stored are used until then.
 */
export function useMessageCounts(selection: Selection): Record<string, number> | null {
  const { plan } = selection;
  const { queryOf, storage, capabilities, now } = usePortal();
  const { data } = useQuery({
    ...queryOf(messageCounts(plan.memberId, actingMemberIds(selection, now()))),
    placeholderData: () => keptCounts(storage, plan),
  });
  return capabilities.has('messages') ? (data ?? null) : null;
}

/** Returns the counts this tab loaded last for the member; another plan's counts do not apply. */
export function keptCounts(
  storage: Pick<BrowserStorage, 'read'>,
  { memberId }: Pick<Plan, 'memberId'>,
): Record<string, number> | undefined {
  const kept = storage.read(storageKeys.messageCounts);
  return kept && memberId in kept ? kept : undefined;
}
