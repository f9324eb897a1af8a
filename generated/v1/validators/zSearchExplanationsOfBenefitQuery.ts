// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchExplanationsOfBenefitQuery = z.object({
    patient: z.string().check(z.minLength(1)),
    _count: z.optional(z.int().check(z.gte(1))),
    identifier: z.optional(z.string().check(z.minLength(1))),
    'service-date': z.optional(z.array(z.string())),
    type: z.optional(z.string().check(z.minLength(1))),
    use: z.optional(z.string().check(z.minLength(1))),
    _include: z.optional(z.array(z.string()))
});
