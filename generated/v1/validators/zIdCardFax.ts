// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

export const zIdCardFax = z.object({
    policyType: zContractType,
    faxNumber: z.string().check(z.regex(/^[0-9]{10}$/))
});
