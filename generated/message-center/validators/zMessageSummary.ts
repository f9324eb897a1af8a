// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageStatus } from './zMessageStatus.ts';
import { zMessageTopic } from './zMessageTopic.ts';
import { zMoney } from './zMoney.ts';

/**
 * A message as a list shows it.
 */
export const zMessageSummary = z.object({
    messageId: z.string(),
    memberId: z.optional(z.string()),
    subject: z.optional(z.string()),
    category: z.optional(z.string()),
    sentAt: z.optional(z.iso.datetime()),
    status: z.optional(zMessageStatus),
    hasAttachments: z.optional(z.boolean()),
    sender: z.optional(z.string()),
    isFromMember: z.optional(z.boolean()),
    topic: z.optional(zMessageTopic),
    amount: z.optional(zMoney),
    claimNumber: z.optional(z.string()),
    preview: z.optional(z.string())
});
