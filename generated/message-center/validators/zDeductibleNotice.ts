// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The notice that the deductible is met, which a member is shown once in a plan year.
 */
export const zDeductibleNotice = z.object({
    seenFor: z.iso.date()
});
