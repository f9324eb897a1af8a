// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

export const zForm = z.object({
    formDocumentId: z.string(),
    title: z.string(),
    category: z.optional(z.string()),
    contractTypes: z.optional(z.array(zContractType)),
    version: z.optional(z.string()),
    contentType: z.optional(z.string()),
    size: z.optional(z.int().check(z.gte(0)))
});
