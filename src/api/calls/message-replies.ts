import type { z } from 'zod/mini';
import { zReplyToMessageBody } from '#generated/message-center/validators/zReplyToMessageBody.ts';
import { zReplyToMessageResponse } from '#generated/message-center/validators/zReplyToMessageResponse.ts';
import type { MessageRef } from '#src/domain/messages/message.ts';
import { messageCenter } from '#src/api/http/call.ts';

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
