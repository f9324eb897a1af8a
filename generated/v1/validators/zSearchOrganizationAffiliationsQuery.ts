// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchOrganizationAffiliationsQuery = z.object({
    'participating-organization': z.optional(z.string().check(z.minLength(1))),
    _count: z.optional(z.int().check(z.gte(1)))
});
