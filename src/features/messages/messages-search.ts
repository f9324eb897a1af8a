import * as z from 'zod/mini';
import { messageStatuses } from '#src/domain/messages/message.ts';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/** The filters of the list in the address. Unreadable values are left out. */
export const messagesSearch = z.object({
  member: textParameter,
  category: textParameter,
  status: z.catch(z.optional(z.enum(messageStatuses)), undefined),
});

export type MessagesSearch = z.infer<typeof messagesSearch>;
