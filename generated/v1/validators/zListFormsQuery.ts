// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

export const zListFormsQuery = z.object({
    contractType: z.optional(zContractType),
    page: z._default(z.optional(z.int().check(z.gte(1))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 10)
});
