// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zGetAppleWalletPassPath = z.object({
    memberId: z.string().check(z.minLength(1)),
    cardId: z.string().check(z.minLength(1))
});
