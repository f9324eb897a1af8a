// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Null removes a number.
 */
export const zPhoneChange = z.object({
    phone: z.nullable(z.string().check(z.regex(/^[0-9]{10}$/))),
    homePhone: z.nullable(z.string().check(z.regex(/^[0-9]{10}$/))),
    workPhone: z.nullable(z.string().check(z.regex(/^[0-9]{10}$/)))
});
