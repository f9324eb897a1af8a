// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zDeleteKeptEstimatePath = z.object({
    memberId: z.string().check(z.minLength(1)),
    estimateId: z.string().check(z.minLength(1))
});
