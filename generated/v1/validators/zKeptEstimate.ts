// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewKeptEstimate } from './zNewKeptEstimate.ts';

export const zKeptEstimate = z.intersection(zNewKeptEstimate, z.object({
    estimateId: z.string().check(z.minLength(1)),
    keptOn: z.iso.date()
}));
