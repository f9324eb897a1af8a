// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zVerifiedPlan } from './zVerifiedPlan.ts';

export const zMemberVerification = z.object({
    verificationId: z.string(),
    guardianRequired: z.boolean(),
    plan: zVerifiedPlan
});
