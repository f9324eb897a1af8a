import { queryOptions } from '@tanstack/react-query';
import { zGetMessageCountResponse } from '#generated/message-center/zod.gen.ts';
import type { Clients } from '../clients.ts';

/**
 * Unread messages by member ID, for the member and the others whose data they may see. The own id is
 * left out of the list of additional ones (specification, section 7).
 */
export const messageCountsQuery = (clients: Clients, memberId: string, accessible: string[]) => {
  // In one order, whoever asks, so that all share one call.
  const others = accessible.filter((id) => id !== memberId).toSorted();
  return queryOptions({
    queryKey: ['message-counts', memberId, others],
    queryFn: async ({ signal }): Promise<Record<string, number>> => {
      const answer = await clients.messageCenter(
        'GET /{member}/messages/count',
        zGetMessageCountResponse,
        {
          params: {
            path: { member: memberId },
            query: others.length > 0 ? { additionalRequestedMemberIds: others.join(',') } : {},
          },
          signal,
        },
      );
      return Object.fromEntries(answer.data.map((entry) => [entry.memberId, entry.count]));
    },
  });
};
