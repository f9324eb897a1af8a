// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchMedicationKnowledgeQuery = z.object({
    'drug-name': z.optional(z.string().check(z.minLength(1))),
    code: z.optional(z.string().check(z.minLength(1))),
    doseform: z.optional(z.string().check(z.minLength(1))),
    _count: z.optional(z.int().check(z.gte(1)))
});
