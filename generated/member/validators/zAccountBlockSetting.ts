// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Whether the member's account is blocked, and from when.
 */
export const zAccountBlockSetting = z.object({
    allowed: z.optional(z.boolean()),
    reason: z.nullish(z.string()),
    blockDate: z.nullish(z.iso.date()),
    unblockDate: z.nullish(z.iso.date())
});
