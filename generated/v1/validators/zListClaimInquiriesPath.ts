// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zListClaimInquiriesPath = z.object({
    claimId: z.string().check(z.minLength(1))
});
