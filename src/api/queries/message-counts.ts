import { queryOptions } from '@tanstack/react-query';
import { zGetMessageCountResponse } from '#generated/message-center/zod.gen.ts';
import type { Clients } from '../clients.ts';
import { messageCounts, othersOf } from '../read-calls.ts';

/** Unread messages by member ID, for the member and the others whose data they may see. */
export const messageCountsQuery = (clients: Clients, memberId: string, accessible: string[]) => {
  const others = othersOf(memberId, accessible);
  return queryOptions({
    queryKey: ['message-counts', memberId, others],
    queryFn: async ({ signal }): Promise<Record<string, number>> => {
      const { operation, params } = messageCounts(memberId, others);
      const answer = await clients.messageCenter(operation, zGetMessageCountResponse, {
        params,
        signal,
      });
      return Object.fromEntries(answer.data.map((entry) => [entry.memberId, entry.count]));
    },
  });
};
