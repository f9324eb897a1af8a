// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zKeepEstimatePath = z.object({
    memberId: z.string().check(z.minLength(1))
});
