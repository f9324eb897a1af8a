// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zReimbursement } from './zReimbursement.ts';

export const zReimbursementPage = z.intersection(zPage, z.object({
    items: z.array(zReimbursement)
}));
