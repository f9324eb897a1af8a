// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zHealthLinkOpening = z.object({
    recipient: z.optional(z.string().check(z.maxLength(200))),
    openedAt: z.iso.datetime()
});
