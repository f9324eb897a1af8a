// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zNewHealthLink = z.object({
    content: z.string().check(z.minLength(1), z.maxLength(200000)),
    hours: z.int().check(z.gte(1), z.lte(720)),
    passcode: z.optional(z.string().check(z.minLength(6), z.maxLength(20)))
});
