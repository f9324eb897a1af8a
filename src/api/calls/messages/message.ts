import type { z } from 'zod/mini';
import { zGetMessageResponse } from '#generated/message-center/validators/zGetMessageResponse.ts';
import type { zListMessagesResponse } from '#generated/message-center/validators/zListMessagesResponse.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import {
  statusWithoutWord,
  type ConversationEntry,
  type Message,
  type MessageRef,
} from '#src/domain/messages/message.ts';
import { messageTopics } from '#src/domain/messages/topic.ts';
import { messageCenter } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { zReplyToMessageBody } from '#generated/message-center/validators/zReplyToMessageBody.ts';
import { zReplyToMessageResponse } from '#generated/message-center/validators/zReplyToMessageResponse.ts';

/**
 * One message of a member's mailbox.
 * @throws {ApiFailure} BP-NFA-0231 with status 404 when it is not in that mailbox
 */
export const message = ({ memberId, messageId }: MessageRef) =>
  messageCenter.read(
    'GET /{member}/messages/{messageId}',
    zGetMessageResponse,
    { path: { member: memberId, messageId } },
    (answer): Message => ({
      ...factsOf(memberId, answer),
      body: textOf(answer.body),
      attachments: (answer.attachments ?? []).map(({ documentId, title }) => ({
        documentId,
        title: textOf(title),
      })),
      relatedClaimId: textOf(answer.relatedClaimId),
      reply: {
        isAllowed: answer.replyAllowed ?? false,
        whyNot: textOf(answer.replyNotAllowedReason),
        isTakenHere: answer.acceptsReplies ?? false,
      },
      conversation: (answer.conversation ?? []).map(entryOf),
      answerDueBy: answer.answerDueBy ?? null,
    }),
  );

type SentEntry = NonNullable<Lenient<typeof zGetMessageResponse>['conversation']>[number];

const entryOf = (entry: SentEntry): ConversationEntry => ({
  messageId: entry.messageId,
  isFromMember: entry.isFromMember ?? false,
  sender: textOf(entry.sender),
  sentAt: entry.sentAt ?? null,
  body: textOf(entry.body),
  inReplyTo: textOf(entry.inReplyTo),
});

type SentMessage =
  Lenient<typeof zGetMessageResponse> | Lenient<typeof zListMessagesResponse>['items'][number];

/**
 * Returns the facts of a message, with the member of the requested mailbox: some insurers write the member's ID
 * otherwise in it.
 */
export const factsOf = (memberId: string, sentMessage: SentMessage) => ({
  memberId,
  messageId: sentMessage.messageId,
  subject: textOf(sentMessage.subject),
  // Show a topic that the portal does not know in the insurer's own words.
  category: textOf(sentMessage.category) ?? textOf(sentMessage.topic),
  topic: parseEnum(messageTopics, sentMessage.topic ?? ''),
  sentAt: sentMessage.sentAt ?? null,
  status: sentMessage.status ?? statusWithoutWord,
  sender: textOf(sentMessage.sender),
  isFromMember: sentMessage.isFromMember ?? false,
  amount: sentMessage.amount?.amount ?? null,
  claimNumber: textOf(sentMessage.claimNumber),
});

/** Returns a text without the spaces around it; null for an empty one. */
export const textOf = (text: string | undefined): string | null => text?.trim() || null;

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
