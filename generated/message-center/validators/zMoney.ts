// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * An amount in US dollars, as whole cents.
 */
export const zMoney = z.object({
    amount: z.int(),
    currency: z.literal('USD')
});
