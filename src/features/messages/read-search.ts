import type * as z from 'zod/mini';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import type { messagesSearch } from './messages-search.ts';

type Asked = z.infer<typeof messagesSearch>;

const folders = ['sent', 'archived'] as const;

/** The statuses that messages are filtered by. */
export const shownStatuses = ['unread', 'read'] as const;

/** The folder and the filters of the list, as the screen knows them. */
export type MessagesSearch = Pick<Asked, 'member' | 'topic'> & {
  /** Left out for the inbox. */
  folder?: (typeof folders)[number] | undefined;
  status?: (typeof shownStatuses)[number] | undefined;
};

/** Returns what the address asks for, without the values that mean nothing. */
export const readSearch = ({ folder = '', member, topic, status = '' }: Asked): MessagesSearch => ({
  folder: parseEnum(folders, folder) ?? undefined,
  member,
  topic,
  status: parseEnum(shownStatuses, status) ?? undefined,
});
