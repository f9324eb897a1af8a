// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zReauthenticationProof = z.object({
    proof: z.string().check(z.minLength(1)),
    expiresAt: z.optional(z.iso.datetime())
});
