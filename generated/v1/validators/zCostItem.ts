// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';
import { zCostBenefit } from './zCostBenefit.ts';

/**
 * An item or service that comes with a procedure.
 */
export const zCostItem = z.object({
    name: z.string().check(z.minLength(1)),
    billingCode: z.optional(z.string().check(z.minLength(1))),
    allowedAmount: z.optional(zMoney),
    benefit: z.optional(zCostBenefit)
});
