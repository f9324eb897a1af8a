// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSecurityQuestion } from './zSecurityQuestion.ts';
import { zAddress } from './zAddress.ts';
import { zMfaSettings } from './zMfaSettings.ts';
import { zFamilyAccess } from './zFamilyAccess.ts';
import { zFamilyAccessEntry } from './zFamilyAccessEntry.ts';

/**
 * The member's profile and account settings.
 */
export const zUserSettings = z.object({
    displayName: z.optional(z.string()),
    tosChecked: z.optional(z.boolean()),
    email: z.nullish(z.string()),
    phone: z.nullish(z.string()),
    homePhone: z.nullish(z.string()),
    workPhone: z.nullish(z.string()),
    address: z.nullish(zAddress),
    addressManagedBy: z.optional(z.enum([
        'self',
        'employer',
        'state'
    ])),
    securityQuestions: z.optional(z.array(zSecurityQuestion)),
    securityQuestionChoices: z.optional(z.array(zSecurityQuestion)),
    mfa: z.optional(zMfaSettings),
    familyAccess: z.optional(z.array(zFamilyAccess)),
    familyAccessLog: z.optional(z.array(zFamilyAccessEntry))
});
