// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zCostProcedure } from './zCostProcedure.ts';

export const zCostProcedurePage = z.intersection(zPage, z.object({
    items: z.array(zCostProcedure)
}));
