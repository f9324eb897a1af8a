import * as z from 'zod/mini';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/**
 * The folder and the filters of the list in the address. Unreadable values are left out. The text that is searched for
 * stays out of it: subjects tell of care.
 */
export const messagesSearch = z.object({
  /** Left out for the inbox. */
  folder: z.catch(z.optional(z.enum(['sent', 'archived'])), undefined),
  member: textParameter,
  topic: textParameter,
  status: z.catch(z.optional(z.enum(['unread', 'read'])), undefined),
});

export type MessagesSearch = z.infer<typeof messagesSearch>;
