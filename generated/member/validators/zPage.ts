// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The position of a page in its list.
 */
export const zPage = z.object({
    page: z.optional(z.int().check(z.gte(1))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
    total: z.optional(z.int().check(z.gte(0)))
});
