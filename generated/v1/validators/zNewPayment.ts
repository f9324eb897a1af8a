// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';

export const zNewPayment = z.object({
    amount: zMoney,
    paymentMethodId: z.string().check(z.minLength(1)),
    payOn: z.optional(z.iso.date()),
    billingRevision: z.optional(z.string().check(z.minLength(1)))
});
