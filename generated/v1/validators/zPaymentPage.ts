// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zPayment } from './zPayment.ts';

export const zPaymentPage = z.intersection(zPage, z.object({
    items: z.array(zPayment)
}));
