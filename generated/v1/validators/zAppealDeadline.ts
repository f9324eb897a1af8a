// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zAppealDeadline = z.object({
    claimId: z.string(),
    claimNumber: z.string(),
    memberId: z.optional(z.string()),
    providerName: z.optional(z.string()),
    lastDay: z.iso.date()
});
