// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchPractitionerRolesQuery = z.object({
    specialty: z.optional(z.string().check(z.minLength(1))),
    'specialty:text': z.optional(z.string().check(z.minLength(1))),
    'location.address-postalcode': z.optional(z.string().check(z.minLength(1))),
    practitioner: z.optional(z.string().check(z.minLength(1))),
    'practitioner.name': z.optional(z.string().check(z.minLength(1))),
    'organization.name': z.optional(z.string().check(z.minLength(1))),
    _id: z.optional(z.string().check(z.minLength(1))),
    organization: z.optional(z.string().check(z.minLength(1))),
    network: z.optional(z.string().check(z.minLength(1))),
    _include: z.optional(z.array(z.string())),
    _count: z.optional(z.int().check(z.gte(1)))
});
