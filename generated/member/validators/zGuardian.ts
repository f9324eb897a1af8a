// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The legal guardian who registers a child under 14.
 */
export const zGuardian = z.object({
    firstName: z.string().check(z.minLength(1), z.maxLength(60)),
    lastName: z.string().check(z.minLength(1), z.maxLength(60))
});
