// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zCostBenefit } from './zCostBenefit.ts';
import { zBenefitLimit } from './zBenefitLimit.ts';

export const zPlanBenefit = z.object({
    benefitId: z.string(),
    name: z.string(),
    group: z.optional(z.string()),
    otherNames: z.optional(z.array(z.string())),
    inNetwork: z.optional(zCostBenefit),
    outOfNetwork: z.optional(zCostBenefit),
    notCovered: z.optional(z.array(z.enum(['in', 'out']))),
    limit: z.optional(zBenefitLimit),
    priorAuthorization: z.optional(z.enum([
        'required',
        'sometimes',
        'notRequired'
    ]))
});
