// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';
import { zCostBenefit } from './zCostBenefit.ts';

/**
 * An estimate with everything it was computed from, so that it can be explained later.
 */
export const zNewKeptEstimate = z.object({
    procedureId: z.string().check(z.minLength(1), z.maxLength(100)),
    procedureName: z.string().check(z.minLength(1), z.maxLength(200)),
    claimNames: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(50))),
    providerName: z.string().check(z.minLength(1), z.maxLength(200)),
    practitionerRoleId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    network: z.enum(['in', 'out']),
    allowedAmount: zMoney,
    share: zMoney,
    deductible: zMoney,
    copay: zMoney,
    coinsurance: zMoney,
    benefit: zCostBenefit,
    deductibleLeft: z.optional(zMoney),
    outOfPocketLeft: z.optional(zMoney),
    planYearEnd: z.optional(z.iso.date())
});
