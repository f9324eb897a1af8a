// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zMessageReplyReceipt = z.object({
    messageId: z.string(),
    answerDueBy: z.optional(z.iso.date())
});
