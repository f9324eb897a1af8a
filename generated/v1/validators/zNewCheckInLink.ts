// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zNewCheckInLink = z.object({
    content: z.string().check(z.minLength(1), z.maxLength(2000000)),
    minutes: z.int().check(z.gte(1), z.lte(60))
});
