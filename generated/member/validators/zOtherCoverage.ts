// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * If there is another insurer, its name and first day are required.
 */
export const zOtherCoverage = z.object({
    hasOtherCoverage: z.boolean(),
    insurer: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    startDate: z.optional(z.iso.date())
});
