// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zReplyToMessagePath = z.object({
    member: z.string().check(z.minLength(1)),
    messageId: z.string().check(z.minLength(1))
});
