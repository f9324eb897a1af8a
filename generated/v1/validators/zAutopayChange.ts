// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zAutopayChange = z.object({
    paymentMethodId: z.string().check(z.minLength(1))
});
