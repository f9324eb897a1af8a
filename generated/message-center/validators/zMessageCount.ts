// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zMessageCount = z.object({
    memberId: z.string(),
    count: z.int().check(z.gte(0))
});
