// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSecurityQuestion } from './zSecurityQuestion.ts';

export const zPasscodeResult = z.object({
    result: z.enum([
        'accepted',
        'invalid',
        'exceeded'
    ]),
    attemptsRemaining: z.optional(z.int().check(z.gte(0))),
    resetToken: z.optional(z.string()),
    securityQuestions: z.optional(z.array(zSecurityQuestion))
});
