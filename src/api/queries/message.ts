import { queryOptions } from '@tanstack/react-query';
import type { Message } from '#src/domain/messages/message.ts';
import { message } from '#src/api/calls/messages/message.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { keyOf, type QuerySource } from '../queries.ts';

/**
 * The query of a message by its id, which is all that the address has. Searches the member's own mailbox, then the
 * others one after the other, so that it loads no more mailboxes than needed.
 * @param memberIds the members whose mailboxes may be read, the user's own first
 * @throws {ApiFailure} BP-NFA-0231; with status 404 when no mailbox has it
 */
export const messageQuery = (
  { clients }: Pick<QuerySource, 'clients'>,
  memberIds: readonly string[],
  messageId: string,
) => {
  const find = (signal: AbortSignal) => findMessage(clients, memberIds, messageId, signal);
  return queryOptions({
    queryKey: [
      ...keyOf({ ...message({ memberId: '', messageId }), params: { path: { messageId } } }),
      { of: memberIds },
    ],
    queryFn: ({ signal }) => find(signal),
  });
};

/**
 * The statuses of a message that is not in this mailbox; or, where access to the mailbox was taken back, that the
 * member may not learn of.
 */
const elsewhere = [403, 404];

async function findMessage(
  { send }: QuerySource['clients'],
  memberIds: readonly string[],
  messageId: string,
  signal: AbortSignal,
): Promise<Message> {
  for (const memberId of memberIds) {
    try {
      return await send(message({ memberId, messageId }), signal);
    } catch (thrown) {
      const isElsewhere =
        thrown instanceof ApiFailure && thrown.status !== null && elsewhere.includes(thrown.status);
      if (!isElsewhere) throw thrown;
    }
  }
  throw new ApiFailure('BP-NFA-0231', 'status', { status: 404 });
}
