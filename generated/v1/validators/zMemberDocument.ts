// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDocumentType } from './zDocumentType.ts';

export const zMemberDocument = z.object({
    documentId: z.string(),
    type: z.optional(zDocumentType),
    title: z.string(),
    date: z.optional(z.iso.date()),
    contentType: z.optional(z.string()),
    size: z.optional(z.int().check(z.gte(0))),
    claimId: z.optional(z.string()),
    authorizationId: z.optional(z.string())
});
