// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Whether dependents whose coverage has ended are hidden.
 */
export const zHiddenDependents = z.object({
    allowed: z.optional(z.boolean()),
    reason: z.nullish(z.string()),
    value: z.optional(z.boolean())
});
