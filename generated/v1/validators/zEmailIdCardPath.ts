// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zEmailIdCardPath = z.object({
    memberId: z.string().check(z.minLength(1))
});
