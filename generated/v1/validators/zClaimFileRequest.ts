// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zClaimFileRequest = z.object({
    requestedAt: z.iso.datetime(),
    dueBy: z.optional(z.iso.date())
});
