// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';
import { zBillLine } from './zBillLine.ts';
import { zAutopay } from './zAutopay.ts';
import { zPayment } from './zPayment.ts';

export const zBilling = z.object({
    contractId: z.optional(z.string()),
    balance: z.optional(zMoney),
    amountDue: zMoney,
    dueDate: z.nullish(z.iso.date()),
    lines: z.optional(z.array(zBillLine)),
    asOf: z.optional(z.iso.datetime()),
    revision: z.optional(z.string().check(z.minLength(1))),
    autopay: z.optional(zAutopay),
    pendingPayments: z.optional(z.array(zPayment))
});
