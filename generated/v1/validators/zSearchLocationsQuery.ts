// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchLocationsQuery = z.object({
    'address-postalcode': z.optional(z.string().check(z.minLength(1))),
    'address-city': z.optional(z.string().check(z.minLength(1))),
    'address-state': z.optional(z.string().check(z.minLength(1))),
    near: z.optional(z.string().check(z.minLength(1))),
    type: z.optional(z.string().check(z.minLength(1))),
    _count: z.optional(z.int().check(z.gte(1)))
});
