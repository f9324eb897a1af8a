// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zAppealDecision = z.object({
    outcome: z.enum([
        'upheld',
        'overturned',
        'partlyOverturned'
    ]),
    decidedAt: z.optional(z.iso.datetime()),
    documentId: z.optional(z.string())
});
