// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchOrganizationsQuery = z.object({
    name: z.optional(z.string().check(z.minLength(1))),
    type: z.optional(z.string().check(z.minLength(1))),
    _id: z.optional(z.string().check(z.minLength(1))),
    _count: z.optional(z.int().check(z.gte(1)))
});
