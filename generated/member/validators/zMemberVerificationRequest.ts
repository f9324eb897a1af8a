// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Either `memberId` or `ssn` is needed.
 */
export const zMemberVerificationRequest = z.object({
    memberId: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
    ssn: z.optional(z.string().check(z.regex(/^[0-9]{9}$/))),
    ssnLast4: z.string().check(z.regex(/^[0-9]{4}$/)),
    mbiLast4: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{4}$/))),
    firstName: z.string().check(z.minLength(1), z.maxLength(60)),
    lastName: z.string().check(z.minLength(1), z.maxLength(60)),
    dateOfBirth: z.iso.date()
});
