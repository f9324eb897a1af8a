// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A member whose information the signed-in member may see.
 */
export const zAccessibleMember = z.object({
    memberId: z.string(),
    firstName: z.optional(z.string()),
    relationship: z.optional(z.string()),
    dateOfBirth: z.optional(z.iso.date()),
    familyAccess: z.optional(z.boolean()),
    access: z.optional(z.enum(['see', 'act'])),
    coverageEndedOn: z.nullish(z.iso.date())
});
