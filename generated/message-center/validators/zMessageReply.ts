// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zMessageReply = z.object({
    text: z.string().check(z.minLength(1), z.maxLength(450))
});
