// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zMessageAttachment = z.object({
    documentId: z.string(),
    title: z.optional(z.string()),
    contentType: z.optional(z.string()),
    size: z.optional(z.int().check(z.gte(0)))
});
