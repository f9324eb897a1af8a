// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zListKeptEstimatesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10)
});
