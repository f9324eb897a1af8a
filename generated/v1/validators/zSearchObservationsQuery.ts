// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchObservationsQuery = z.object({
    patient: z.string().check(z.minLength(1)),
    category: z.optional(z.string().check(z.minLength(1))),
    code: z.optional(z.string().check(z.minLength(1))),
    date: z.optional(z.array(z.string())),
    _count: z.optional(z.int().check(z.gte(1)))
});
