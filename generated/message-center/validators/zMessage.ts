// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageStatus } from './zMessageStatus.ts';
import { zMessageTopic } from './zMessageTopic.ts';
import { zMoney } from './zMoney.ts';
import { zMessageAttachment } from './zMessageAttachment.ts';
import { zConversationEntry } from './zConversationEntry.ts';

export const zMessage = z.object({
    messageId: z.string(),
    memberId: z.optional(z.string()),
    subject: z.optional(z.string()),
    body: z.optional(z.string()),
    category: z.optional(z.string()),
    sentAt: z.optional(z.iso.datetime()),
    status: z.optional(zMessageStatus),
    attachments: z.optional(z.array(zMessageAttachment)),
    relatedClaimId: z.optional(z.string()),
    replyAllowed: z.optional(z.boolean()),
    replyNotAllowedReason: z.optional(z.string()),
    acceptsReplies: z.optional(z.boolean()),
    sender: z.optional(z.string()),
    isFromMember: z.optional(z.boolean()),
    topic: z.optional(zMessageTopic),
    amount: z.optional(zMoney),
    claimNumber: z.optional(z.string()),
    conversation: z.optional(z.array(zConversationEntry)),
    answerDueBy: z.optional(z.iso.date())
});
