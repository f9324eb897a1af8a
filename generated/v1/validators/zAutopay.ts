// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zAutopay = z.object({
    enabled: z.boolean(),
    draftDay: z.int().check(z.gte(1), z.lte(28)),
    nextDraftDate: z.optional(z.iso.date()),
    paymentMethodId: z.optional(z.string()),
    methodExpiresOn: z.optional(z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}$/)))
});
