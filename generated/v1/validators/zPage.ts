// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Where a page stands in its list.
 */
export const zPage = z.object({
    page: z.optional(z.int().check(z.gte(1))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
    total: z.optional(z.int().check(z.gte(0)))
});
