// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zPrescription } from './zPrescription.ts';

export const zPrescriptionPage = z.intersection(zPage, z.object({
    items: z.array(zPrescription)
}));
