// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zChangePaymentMethodPath = z.object({
    contractId: z.string().check(z.minLength(1)),
    paymentMethodId: z.string().check(z.minLength(1))
});
