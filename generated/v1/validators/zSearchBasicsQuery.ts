// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchBasicsQuery = z.object({
    code: z.optional(z.string().check(z.minLength(1))),
    subject: z.optional(z.string().check(z.minLength(1))),
    'subject:MedicationKnowledge.drug-name:contains': z.optional(z.string().check(z.minLength(1))),
    'subject:MedicationKnowledge.drug-name': z.optional(z.string().check(z.minLength(1))),
    formulary: z.optional(z.string().check(z.minLength(1))),
    _include: z.optional(z.array(z.string())),
    _count: z.optional(z.int().check(z.gte(1)))
});
