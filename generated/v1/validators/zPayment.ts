// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';
import { zCoveragePeriod } from './zCoveragePeriod.ts';
import { zPaymentSource } from './zPaymentSource.ts';

export const zPayment = z.object({
    paymentId: z.string(),
    confirmationNumber: z.string(),
    amount: zMoney,
    submittedAt: z.iso.datetime(),
    creditedBy: z.optional(z.iso.datetime()),
    payOn: z.optional(z.iso.date()),
    status: z.enum([
        'scheduled',
        'pending',
        'posted',
        'failed',
        'returned',
        'canceled'
    ]),
    source: zPaymentSource,
    madeBy: z.optional(z.enum(['member', 'autopay'])),
    cancelUntil: z.optional(z.iso.datetime()),
    fee: z.optional(zMoney),
    paidFor: z.optional(z.array(zCoveragePeriod)),
    receiptDocumentId: z.optional(z.string())
});
