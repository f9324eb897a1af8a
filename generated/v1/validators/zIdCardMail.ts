// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

export const zIdCardMail = z.object({
    policyType: zContractType
});
