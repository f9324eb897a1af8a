// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zGetDocumentPath = z.object({
    documentId: z.string().check(z.minLength(1))
});
