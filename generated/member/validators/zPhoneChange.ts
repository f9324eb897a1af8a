// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Null removes a number. A new number has ten digits with its area code; one that does not change is sent as it is on
 * file, with its country code or extension.
 */
export const zPhoneChange = z.object({
    phone: z.nullable(z.string()),
    homePhone: z.nullable(z.string()),
    workPhone: z.nullable(z.string())
});
