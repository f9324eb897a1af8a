import type { z } from 'zod/mini';
import { zDeleteMessageResponse } from '#generated/message-center/validators/zDeleteMessageResponse.ts';
import { zGetMessageResponse } from '#generated/message-center/validators/zGetMessageResponse.ts';
import { zListMessagesResponse } from '#generated/message-center/validators/zListMessagesResponse.ts';
import { zSetMessageStatusResponse } from '#generated/message-center/validators/zSetMessageStatusResponse.ts';
import {
  statusWithoutWord,
  type Message,
  type MessageRef,
  type MessageStatus,
  type MessageSummary,
} from '#src/domain/messages/message.ts';
import { messageCenter } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** One page of a mailbox. */
export interface MailboxPage {
  messages: MessageSummary[];
  /** The number of messages on all pages; null when the insurer does not say. */
  total: number | null;
}

/** The number of messages in one request; the document allows no more. */
const pageSize = 100;

/**
 * The query of the messages of one member, newest first.
 * @param page counted from 1
 * @param isArchived those that were archived; else the others
 */
export const mailboxPage = (memberId: string, isArchived: boolean, page: number) =>
  messageCenter.read(
    'GET /{member}/messages',
    zListMessagesResponse,
    {
      path: { member: memberId },
      query: { page, pageSize, ...(isArchived ? { status: 'archived' as const } : {}) },
    },
    ({ items, total }): MailboxPage => ({
      messages: items.map((one) => ({
        ...factsOf(memberId, one),
        hasAttachments: one.hasAttachments ?? false,
      })),
      total: total ?? null,
    }),
  );

/**
 * One message of a member's mailbox.
 * @throws {ApiFailure} BP-NFA-0231 with status 404 when it is not in that mailbox
 */
export const message = ({ memberId, messageId }: MessageRef) =>
  messageCenter.read(
    'GET /{member}/messages/{messageId}',
    zGetMessageResponse,
    { path: { member: memberId, messageId } },
    (one): Message => ({
      ...factsOf(memberId, one),
      body: textOf(one.body),
      attachments: (one.attachments ?? []).map(({ documentId, title }) => ({
        documentId,
        title: textOf(title),
      })),
      relatedClaimId: textOf(one.relatedClaimId),
      reply: { isAllowed: one.replyAllowed ?? false, whyNot: textOf(one.replyNotAllowedReason) },
    }),
  );

type SentMessage = Lenient<
  z.infer<typeof zGetMessageResponse> | z.infer<typeof zListMessagesResponse>['items'][number]
>;

/**
 * Returns the facts of a message, with the member of the requested mailbox: some insurers write the member's ID
 * otherwise in it.
 */
const factsOf = (memberId: string, one: SentMessage) => ({
  memberId,
  messageId: one.messageId,
  subject: textOf(one.subject),
  category: textOf(one.category),
  sentAt: one.sentAt ?? null,
  status: one.status ?? statusWithoutWord,
});

/** Returns a text without the spaces around it; null for an empty one. */
const textOf = (text: string | undefined): string | null => text?.trim() || null;

/** Marks a message as read or unread, or archives it. The caller updates the lists. */
export const setMessageStatus = ({ memberId, messageId }: MessageRef, status: MessageStatus) =>
  messageCenter.write(
    'POST /{member}/messages/{messageId}/status',
    zSetMessageStatusResponse,
    { params: { path: { member: memberId, messageId } }, body: { status } },
    (nothing) => nothing,
  );

/** Deletes a message for good. Goes on when the page is left meanwhile. */
export const deleteMessage = ({ memberId, messageId }: MessageRef) =>
  messageCenter.write(
    'DELETE /{member}/messages/{messageId}',
    zDeleteMessageResponse,
    { params: { path: { member: memberId, messageId } } },
    (nothing) => nothing,
    { outlivesPage: true },
  );
