// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zCostProcedure } from './zCostProcedure.ts';
import { zCostPrerequisite } from './zCostPrerequisite.ts';
import { zOutOfNetworkCost } from './zOutOfNetworkCost.ts';
import { zCostEstimate } from './zCostEstimate.ts';

export const zCostEstimatePage = z.intersection(zPage, z.object({
    procedure: zCostProcedure,
    prerequisites: z.optional(z.array(zCostPrerequisite)),
    outOfNetwork: z.optional(zOutOfNetworkCost),
    countsAssistance: z.optional(z.boolean()),
    items: z.array(zCostEstimate)
}));
