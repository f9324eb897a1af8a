// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A mailing address in the United States.
 */
export const zAddress = z.object({
    address1: z.string().check(z.minLength(1), z.maxLength(60)),
    address2: z.nullish(z.string().check(z.maxLength(60))),
    city: z.string().check(z.minLength(1), z.maxLength(40)),
    stateCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
    zip: z.string().check(z.regex(/^[0-9]{5}(-[0-9]{4})?$/))
});
