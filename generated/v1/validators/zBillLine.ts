// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';
import { zCoveragePeriod } from './zCoveragePeriod.ts';

export const zBillLine = z.object({
    kind: z.enum([
        'premium',
        'subsidy',
        'fee',
        'payment',
        'credit',
        'adjustment'
    ]),
    amount: zMoney,
    period: z.optional(zCoveragePeriod),
    memberIds: z.optional(z.array(z.string())),
    description: z.optional(z.string())
});
