// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContractType } from './zContractType.ts';

/**
 * One plan of the user.
 */
export const zMembership = z.object({
    username: z.optional(z.string()),
    usersPreferredName: z.optional(z.string()),
    companyId: z.string(),
    contractId: z.string(),
    memberId: z.string(),
    memberSeqNumber: z.optional(z.string()),
    isPolicyHolder: z.boolean(),
    isActive: z.boolean(),
    contractType: zContractType,
    origEffDate: z.optional(z.iso.date()),
    covTermDate: z.nullish(z.iso.date()),
    lobDisplayName: z.optional(z.string()),
    tier1: z.optional(z.string()),
    ssoType: z.nullish(z.string()),
    displayName: z.optional(z.string())
});
