// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zCreatePaymentPath = z.object({
    contractId: z.string().check(z.minLength(1))
});
