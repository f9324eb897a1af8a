// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNextReview } from './zNextReview.ts';

export const zAppealDecision = z.object({
    outcome: z.enum([
        'upheld',
        'overturned',
        'partlyOverturned'
    ]),
    decidedAt: z.optional(z.iso.datetime()),
    documentId: z.optional(z.string()),
    next: z.nullish(zNextReview)
});
