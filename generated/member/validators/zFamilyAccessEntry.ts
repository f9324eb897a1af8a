// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * One change of family access.
 */
export const zFamilyAccessEntry = z.object({
    at: z.iso.datetime(),
    memberId: z.string(),
    firstName: z.optional(z.string()),
    canSeeMyClaims: z.boolean()
});
