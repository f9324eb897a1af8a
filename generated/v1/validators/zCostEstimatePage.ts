// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zCostProcedure } from './zCostProcedure.ts';
import { zCostEstimate } from './zCostEstimate.ts';

export const zCostEstimatePage = z.intersection(zPage, z.object({
    procedure: zCostProcedure,
    items: z.array(zCostEstimate)
}));
