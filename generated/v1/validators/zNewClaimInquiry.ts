// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zNewClaimInquiry = z.object({
    topic: z.string().check(z.minLength(1)),
    comments: z.string().check(z.minLength(1), z.maxLength(450))
});
