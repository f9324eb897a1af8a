// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * One limit and what is used of it. What remains is computed by the client, and only when `allowed` is there.
 */
export const zAccumulator = z.object({
    scope: z.enum(['individual', 'family']),
    memberId: z.optional(z.string()),
    category: z.enum([
        'medical',
        'pharmacy',
        'dental',
        'vision'
    ]),
    network: z.enum(['in', 'out']),
    type: z.enum([
        'deductible',
        'outOfPocketMax',
        'benefitMaximum',
        'visits'
    ]),
    label: z.optional(z.string()),
    allowed: z.optional(z.int().check(z.gte(0))),
    used: z.int().check(z.gte(0)),
    unit: z.enum(['cents', 'visits'])
});
