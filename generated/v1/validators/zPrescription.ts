// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMoney } from './zMoney.ts';

export const zPrescription = z.object({
    prescriptionId: z.string(),
    drugName: z.string(),
    strength: z.optional(z.string()),
    quantity: z.optional(z.number().check(z.gte(0))),
    daysSupply: z.optional(z.int().check(z.gte(0))),
    lastFilledOn: z.optional(z.iso.date()),
    tier: z.optional(z.string()),
    prescriber: z.optional(z.string()),
    pharmacy: z.optional(z.string()),
    pharmacyPhone: z.optional(z.string().check(z.regex(/^[0-9]{10}$/))),
    refillsLeft: z.optional(z.int().check(z.gte(0))),
    nextRefillOn: z.optional(z.iso.date()),
    youPaid: z.optional(zMoney),
    youPaidParts: z.optional(z.object({
        deductible: z.optional(zMoney),
        copay: z.optional(zMoney),
        coinsurance: z.optional(zMoney)
    })),
    claimId: z.optional(z.string()),
    planPaid: z.optional(zMoney),
    status: z.optional(z.enum([
        'active',
        'ended',
        'onHold'
    ]))
});
