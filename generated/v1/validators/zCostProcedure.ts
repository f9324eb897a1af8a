// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zCostProcedure = z.object({
    procedureId: z.string(),
    name: z.string(),
    category: z.string(),
    description: z.optional(z.string()),
    otherNames: z.optional(z.array(z.string())),
    billingCodes: z.optional(z.array(z.string().check(z.minLength(1)))),
    mayBePreventive: z.optional(z.boolean())
});
