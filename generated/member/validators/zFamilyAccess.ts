// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zFamilyAccess = z.object({
    memberId: z.string(),
    firstName: z.string(),
    relationship: z.string(),
    canSeeMyClaims: z.boolean(),
    allowed: z.boolean(),
    reason: z.nullish(z.string()),
    since: z.nullish(z.iso.datetime())
});
