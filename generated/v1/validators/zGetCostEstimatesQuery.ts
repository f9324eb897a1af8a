// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zGetCostEstimatesQuery = z.object({
    procedure: z.string().check(z.minLength(1)),
    zip: z.string().check(z.regex(/^[0-9]{5}$/)),
    radius: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 25),
    memberId: z.optional(z.string().check(z.minLength(1))),
    page: z._default(z.optional(z.int().check(z.gte(1))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10)
});
