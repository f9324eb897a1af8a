// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';
import { zCostBenefit } from './zCostBenefit.ts';

/**
 * What the plan allows for a procedure at a provider who is not in its network.
 */
export const zOutOfNetworkCost = z.object({
    isCovered: z.boolean(),
    allowedAmount: z.optional(zMoney),
    benefit: z.optional(zCostBenefit)
});
