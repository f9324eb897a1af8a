// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

export const zIdCardEmail = z.object({
    policyType: zContractType,
    email: z.email().check(z.maxLength(254))
});
