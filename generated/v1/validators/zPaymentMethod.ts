// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPaymentMethod = z.object({
    paymentMethodId: z.string(),
    type: z.enum([
        'card',
        'checking',
        'savings'
    ]),
    lastFour: z.string().check(z.regex(/^[0-9]{4}$/)),
    label: z.string(),
    isDefault: z.boolean(),
    expiresOn: z.optional(z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}$/)))
});
