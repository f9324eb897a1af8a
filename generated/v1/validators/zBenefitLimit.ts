// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zBenefitLimit = z.object({
    type: z.enum(['visits', 'benefitMaximum']),
    label: z.optional(z.string()),
    allowed: z.optional(z.int().check(z.gte(0))),
    months: z.optional(z.int().check(z.gte(1)))
});
