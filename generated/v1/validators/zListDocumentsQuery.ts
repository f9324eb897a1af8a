// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDocumentType } from './zDocumentType.ts';

export const zListDocumentsQuery = z.object({
    type: z.optional(zDocumentType),
    claimId: z.optional(z.string().check(z.minLength(1))),
    page: z._default(z.optional(z.int().check(z.gte(1))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10)
});
