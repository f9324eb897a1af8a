// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

export const zGetAccessRightsPath = z.object({
    userId: z.string().check(z.minLength(1)),
    companyId: z.string().check(z.minLength(1)),
    memberId: z.string().check(z.minLength(1)),
    contractType: zContractType
});
