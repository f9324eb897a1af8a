// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';

export const zHealthReimbursement = z.object({
    year: z.optional(z.int()),
    election: z.optional(zMoney),
    used: z.optional(zMoney),
    balance: zMoney,
    asOf: z.optional(z.iso.date()),
    lastDayToSubmit: z.optional(z.iso.date()),
    acceptsOtherExpenses: z.optional(z.boolean())
});
