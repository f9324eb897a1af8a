// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Hand-off to a partner.
 */
export const zPartnerTarget = z.object({
    target: z.string().check(z.minLength(1))
});
