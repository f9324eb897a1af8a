// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';

export const zHealthReimbursementTransaction = z.object({
    transactionId: z.string(),
    date: z.iso.date(),
    description: z.optional(z.string()),
    type: z.optional(z.enum([
        'contribution',
        'payment',
        'reimbursement',
        'adjustment'
    ])),
    amount: zMoney,
    status: z.optional(z.enum([
        'pending',
        'posted',
        'denied'
    ])),
    direction: z.optional(z.enum(['in', 'out'])),
    claimId: z.optional(z.string())
});
