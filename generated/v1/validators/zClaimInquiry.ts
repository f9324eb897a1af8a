// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zClaimInquiryAnswer } from './zClaimInquiryAnswer.ts';

export const zClaimInquiry = z.object({
    inquiryId: z.string(),
    claimId: z.optional(z.string()),
    submittedAt: z.iso.datetime(),
    topic: z.string(),
    comments: z.string(),
    status: z.enum(['open', 'answered']),
    answerDueBy: z.optional(z.iso.date()),
    answer: z.optional(zClaimInquiryAnswer)
});
