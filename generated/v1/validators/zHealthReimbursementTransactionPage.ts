// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zHealthReimbursementTransaction } from './zHealthReimbursementTransaction.ts';

export const zHealthReimbursementTransactionPage = z.intersection(zPage, z.object({
    items: z.array(zHealthReimbursementTransaction)
}));
