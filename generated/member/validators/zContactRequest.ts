// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

export const zContactRequest = z.object({
    companyId: z.string().check(z.minLength(1)),
    phone: z.string().check(z.regex(/^[0-9]{10}$/)),
    contractType: zContractType,
    topic: z.string().check(z.minLength(1)),
    claimNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    comments: z.string().check(z.minLength(1), z.maxLength(450))
});
