// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * What a payment was made with, as far as it is shown.
 */
export const zPaymentSource = z.object({
    type: z.enum([
        'card',
        'checking',
        'savings'
    ]),
    lastFour: z.string().check(z.regex(/^[0-9]{4}$/))
});
