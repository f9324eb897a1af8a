// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * With another insurer go its name and the first day.
 */
export const zOtherCoverage = z.object({
    hasOtherCoverage: z.boolean(),
    insurer: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    startDate: z.optional(z.iso.date())
});
