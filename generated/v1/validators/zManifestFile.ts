// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zManifestFile = z.object({
    contentType: z.string(),
    embedded: z.optional(z.string()),
    location: z.optional(z.string())
});
