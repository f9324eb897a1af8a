// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zGetAccumulatorsQuery = z.object({
    planYear: z.optional(z.int().check(z.gte(2000), z.lte(2100)))
});
