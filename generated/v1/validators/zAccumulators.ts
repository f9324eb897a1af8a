// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPlanYear } from './zPlanYear.ts';
import { zAccumulator } from './zAccumulator.ts';

export const zAccumulators = z.object({
    planYear: zPlanYear,
    asOf: z.iso.date(),
    accumulators: z.array(zAccumulator)
});
