// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zPaymentMethod } from './zPaymentMethod.ts';

export const zPaymentMethodPage = z.intersection(zPage, z.object({
    items: z.array(zPaymentMethod),
    addMethodUrl: z.url()
}));
