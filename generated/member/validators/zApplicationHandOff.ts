// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

/**
 * Hand-off to another application of the payer.
 */
export const zApplicationHandOff = z.object({
    app: z.string().check(z.minLength(1)),
    userName: z.string(),
    companyId: z.string(),
    memberId: z.string(),
    contractType: zContractType,
    relayState: z.literal('')
});
