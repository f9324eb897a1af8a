// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';
import { zCostBenefit } from './zCostBenefit.ts';
import { zCostItem } from './zCostItem.ts';

export const zCostEstimate = z.object({
    practitionerRoleId: z.optional(z.string()),
    providerName: z.string(),
    address: z.optional(z.string()),
    distanceMiles: z.optional(z.number().check(z.gte(0))),
    network: z.optional(z.enum(['in', 'out'])),
    allowedAmount: z.optional(zMoney),
    feeScheduleAmount: z.optional(zMoney),
    includedItems: z.optional(z.array(zCostItem)),
    separateItems: z.optional(z.array(zCostItem)),
    benefit: z.optional(zCostBenefit),
    acceptingPatients: z.optional(z.boolean())
});
