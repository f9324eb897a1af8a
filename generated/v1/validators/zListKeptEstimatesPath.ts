// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zListKeptEstimatesPath = z.object({
    memberId: z.string().check(z.minLength(1))
});
