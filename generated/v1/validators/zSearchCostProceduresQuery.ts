// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchCostProceduresQuery = z.object({
    q: z.string().check(z.minLength(2), z.maxLength(100)),
    page: z._default(z.optional(z.int().check(z.gte(1))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10)
});
