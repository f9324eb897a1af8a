// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zNewPaymentMethod = z.object({
    token: z.string().check(z.minLength(1)),
    makeDefault: z._default(z.optional(z.boolean()), false)
});
