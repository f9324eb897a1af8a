// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zManifestRequest = z.object({
    recipient: z.string().check(z.minLength(1), z.maxLength(200)),
    passcode: z.optional(z.string().check(z.maxLength(200))),
    embeddedLengthMax: z.optional(z.int().check(z.gte(0)))
});
