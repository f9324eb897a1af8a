// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zKeptEstimate } from './zKeptEstimate.ts';

export const zKeptEstimatePage = z.intersection(zPage, z.object({
    items: z.array(zKeptEstimate)
}));
