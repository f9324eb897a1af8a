// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';

/**
 * The deductible comes first where it applies, then the copay, then the coinsurance of what is left.
 */
export const zCostBenefit = z.object({
    category: z.optional(z.string()),
    deductibleApplies: z.boolean(),
    copay: z.optional(zMoney),
    coinsurancePercent: z.optional(z.number().check(z.gte(0), z.lte(100)))
});
