// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zClaimInquiryAnswer = z.object({
    text: z.string(),
    answeredAt: z.optional(z.iso.datetime())
});
