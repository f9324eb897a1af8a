// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchConditionsQuery = z.object({
    patient: z.string().check(z.minLength(1)),
    'clinical-status': z.optional(z.string().check(z.minLength(1))),
    category: z.optional(z.string().check(z.minLength(1))),
    _count: z.optional(z.int().check(z.gte(1)))
});
