// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealDecision } from './zAppealDecision.ts';

export const zAppealProgress = z.object({
    claimId: z.string(),
    status: z.enum([
        'received',
        'inReview',
        'decided'
    ]),
    decisionDueBy: z.optional(z.iso.date()),
    decision: z.optional(zAppealDecision)
});
