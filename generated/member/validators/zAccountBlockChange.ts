// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Exactly one of the two is a date.
 */
export const zAccountBlockChange = z.object({
    blockDate: z.nullable(z.iso.date()),
    unblockDate: z.nullable(z.iso.date())
});
