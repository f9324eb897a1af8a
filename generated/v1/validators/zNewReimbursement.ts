// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewAppealAttachment } from './zNewAppealAttachment.ts';
import { zMoney } from './zMoney.ts';

export const zNewReimbursement = z.object({
    expenseDate: z.iso.date(),
    provider: z.string().check(z.minLength(1), z.maxLength(100)),
    description: z.string().check(z.minLength(1), z.maxLength(200)),
    amount: zMoney,
    claimId: z.optional(z.string().check(z.minLength(1))),
    receipts: z.optional(z.array(zNewAppealAttachment).check(z.maxLength(5)))
});
