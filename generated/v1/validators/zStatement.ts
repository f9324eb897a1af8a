// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';

export const zStatement = z.object({
    statementId: z.string(),
    documentId: z.string(),
    periodStart: z.iso.date(),
    periodEnd: z.iso.date(),
    issuedOn: z.iso.date(),
    amountDue: zMoney
});
