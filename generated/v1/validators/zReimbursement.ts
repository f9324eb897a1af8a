// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealAttachment } from './zAppealAttachment.ts';
import { zMoney } from './zMoney.ts';

export const zReimbursement = z.object({
    reimbursementId: z.string(),
    status: z.enum([
        'received',
        'paid',
        'denied'
    ]),
    amount: zMoney,
    submittedAt: z.optional(z.iso.datetime()),
    expenseDate: z.optional(z.iso.date()),
    provider: z.optional(z.string()),
    description: z.optional(z.string()),
    claimId: z.optional(z.string()),
    decidedOn: z.optional(z.iso.date()),
    reason: z.optional(z.string()),
    receipts: z.optional(z.array(zAppealAttachment))
});
