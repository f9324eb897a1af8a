// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zRequestClaimFilePath = z.object({
    claimId: z.string().check(z.minLength(1))
});
