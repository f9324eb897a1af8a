// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSession = z.object({
    startedAt: z.iso.datetime(),
    lastUsedAt: z.optional(z.iso.datetime()),
    browser: z.optional(z.string()),
    system: z.optional(z.string()),
    isCurrent: z.boolean()
});
