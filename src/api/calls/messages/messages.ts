import { zDeleteMessageResponse } from '#generated/message-center/validators/zDeleteMessageResponse.ts';
import { zListMessagesResponse } from '#generated/message-center/validators/zListMessagesResponse.ts';
import { zSetMessageStatusResponse } from '#generated/message-center/validators/zSetMessageStatusResponse.ts';
import type { MessageRef, MessageSummary } from '#src/domain/messages/message.ts';
import type { MessageStatus } from '#src/domain/messages/status.ts';
import type { MailboxFolder } from '#src/domain/messages/folder.ts';
import { messageCenter } from '#src/api/http/call.ts';
import { factsOf, textOf } from './message.ts';

/** One page of a mailbox. */
export interface MailboxPage {
  messages: MessageSummary[];
  /** The number of messages of the page that could not be read. */
  leftOut: number;
  /** The number of messages on all pages; null when the insurer does not say. */
  total: number | null;
}

/** The number of messages in one request; the document allows no more. */
export const mailboxPageSize = 100;

const queries = {
  inbox: {},
  sent: { folder: 'sent' },
  archived: { status: 'archived' },
} as const satisfies Record<MailboxFolder, object>;

/**
 * The query of the messages of one member in a folder, newest first. An insurer that knows no folders answers all.
 * @param page counted from 1
 */
export const mailboxPage = (
  memberId: string,
  folder: MailboxFolder,
  page: number,
  rules: { isAutomatic?: true } = {},
) =>
  messageCenter.read(
    'GET /{member}/messages',
    zListMessagesResponse,
    {
      path: { member: memberId },
      query: { page, pageSize: mailboxPageSize, ...queries[folder] },
    },
    ({ items, total }, leftOut): MailboxPage => ({
      leftOut,
      messages: items.map((item) => ({
        ...factsOf(memberId, item),
        preview: textOf(item.preview),
        hasAttachments: item.hasAttachments ?? false,
      })),
      total: total ?? null,
    }),
    rules,
  );

/** Marks a message as read or unread, or archives it. The caller updates the lists. */
export const setMessageStatus = ({ memberId, messageId }: MessageRef, status: MessageStatus) =>
  messageCenter.write(
    'POST /{member}/messages/{messageId}/status',
    zSetMessageStatusResponse,
    { params: { path: { member: memberId, messageId } }, body: { status } },
    (nothing) => nothing,
  );

/** Deletes a message permanently. The call continues when the member leaves the page. */
export const deleteMessage = ({ memberId, messageId }: MessageRef) =>
  messageCenter.write(
    'DELETE /{member}/messages/{messageId}',
    zDeleteMessageResponse,
    { params: { path: { member: memberId, messageId } } },
    (nothing) => nothing,
    { outlivesPage: true },
  );
