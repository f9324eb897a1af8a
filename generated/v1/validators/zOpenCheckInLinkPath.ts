// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zOpenCheckInLinkPath = z.object({
    linkToken: z.string().check(z.minLength(1))
});
