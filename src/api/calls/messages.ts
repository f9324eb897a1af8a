import type { z } from 'zod/mini';
import { zDeleteMessageResponse } from '#generated/message-center/validators/zDeleteMessageResponse.ts';
import { zGetMessageResponse } from '#generated/message-center/validators/zGetMessageResponse.ts';
import { zListMessagesResponse } from '#generated/message-center/validators/zListMessagesResponse.ts';
import { zReplyToMessageBody } from '#generated/message-center/validators/zReplyToMessageBody.ts';
import { zReplyToMessageResponse } from '#generated/message-center/validators/zReplyToMessageResponse.ts';
import { zSetMessageStatusResponse } from '#generated/message-center/validators/zSetMessageStatusResponse.ts';
import { oneOf } from '#src/domain/data/one-of.ts';
import {
  messageTopics,
  statusWithoutWord,
  type ConversationEntry,
  type MailboxFolder,
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
      query: { page, pageSize, ...queries[folder] },
    },
    ({ items, total }): MailboxPage => ({
      messages: items.map((one) => ({
        ...factsOf(memberId, one),
        preview: textOf(one.preview),
        hasAttachments: one.hasAttachments ?? false,
      })),
      total: total ?? null,
    }),
    rules,
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
      reply: {
        isAllowed: one.replyAllowed ?? false,
        whyNot: textOf(one.replyNotAllowedReason),
        isTakenHere: one.acceptsReplies ?? false,
      },
      conversation: (one.conversation ?? []).map(entryOf),
      answerDueBy: one.answerDueBy ?? null,
    }),
  );

type SentEntry = NonNullable<Lenient<z.infer<typeof zGetMessageResponse>>['conversation']>[number];

const entryOf = (one: SentEntry): ConversationEntry => ({
  messageId: one.messageId,
  isFromMember: one.isFromMember ?? false,
  sender: textOf(one.sender),
  sentAt: one.sentAt ?? null,
  body: textOf(one.body),
  inReplyTo: textOf(one.inReplyTo),
});

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
  // A topic that is none of ours is shown in the insurer's own words.
  category: textOf(one.category) ?? textOf(one.topic),
  topic: oneOf(messageTopics, one.topic ?? ''),
  sentAt: one.sentAt ?? null,
  status: one.status ?? statusWithoutWord,
  sender: textOf(one.sender),
  isFromMember: one.isFromMember ?? false,
  amount: one.amount?.amount ?? null,
  claimNumber: textOf(one.claimNumber),
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

/** The API's rules for an answer to a message. */
export const replyRules = zReplyToMessageBody;

export type MessageReply = z.infer<typeof zReplyToMessageBody>;

/**
 * Answers a message in its conversation. The caller updates the conversation and the lists.
 * @returns the day by which the insurer answers, YYYY-MM-DD; null when it does not say
 */
export const replyToMessage = ({ memberId, messageId }: MessageRef, body: MessageReply) =>
  messageCenter.write(
    'POST /{member}/messages/{messageId}/replies',
    zReplyToMessageResponse,
    { params: { path: { member: memberId, messageId } }, body },
    ({ answerDueBy }) => answerDueBy ?? null,
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
