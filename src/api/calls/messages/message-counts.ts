import { zGetMessageCountResponse } from '#generated/message-center/validators/zGetMessageCountResponse.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { messageCenter } from '#src/api/http/call.ts';
import { isMadeStale } from '#src/api/queries.ts';

/**
 * Unread messages by member ID, for the member and the others whose data they may see. The own id is
 * left out of the list of additional ones (product rule 7.5).
 */
export const messageCounts = (memberId: string, accessible: readonly string[]) => {
  // In one order, so that all who ask share one call.
  const others = accessible.filter((id) => id !== memberId).toSorted();
  return messageCenter.read(
    'GET /{member}/messages/count',
    zGetMessageCountResponse,
    {
      path: { member: memberId },
      query: others.length > 0 ? { additionalRequestedMemberIds: others.join(',') } : {},
    },
    ({ data }): Record<string, number> =>
      Object.fromEntries(data.map((entry) => [entry.memberId, entry.count])),
    // Also asked for when the tab is seen again, which alone keeps no session alive.
    { persistTo: storageKeys.messageCounts, isAutomatic: true },
  );
};

/** Whether an answer with this key holds counts, whichever component requested them. */
export const isMessageCounts = (key: readonly unknown[]): boolean =>
  typeof key[1] === 'string' &&
  isMadeStale(key, {
    api: 'messageCenter',
    params: {},
    makesStale: ['/{member}/messages/count'],
  });
