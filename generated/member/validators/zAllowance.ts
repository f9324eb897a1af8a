// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Whether something may be set or ordered.
 */
export const zAllowance = z.object({
    allowed: z.optional(z.boolean()),
    reason: z.nullish(z.string())
});
