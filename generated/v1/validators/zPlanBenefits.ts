// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPlanBenefit } from './zPlanBenefit.ts';

export const zPlanBenefits = z.object({
    items: z.array(zPlanBenefit)
});
