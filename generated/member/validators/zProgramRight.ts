// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A program the member may use.
 */
export const zProgramRight = z.object({
    programId: z.string(),
    joinedOn: z.optional(z.iso.date())
});
