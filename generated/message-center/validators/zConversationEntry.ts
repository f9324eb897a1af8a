// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * One message of a conversation.
 */
export const zConversationEntry = z.object({
    messageId: z.string(),
    isFromMember: z.optional(z.boolean()),
    sender: z.optional(z.string()),
    sentAt: z.optional(z.iso.datetime()),
    body: z.optional(z.string()),
    inReplyTo: z.optional(z.string())
});
