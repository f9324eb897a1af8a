// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zGuardian } from './zGuardian.ts';
import { zCommunicationChoices } from './zCommunicationChoices.ts';

export const zRegistration = z.object({
    verificationId: z.string().check(z.minLength(1)),
    username: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9]+$/)),
    password: z.string().check(z.minLength(8), z.maxLength(128)),
    email: z.email().check(z.maxLength(254)),
    phone: z.string().check(z.regex(/^[0-9]{10}$/)),
    termsAccepted: z.literal(true),
    guardian: z.optional(zGuardian),
    communication: z.optional(zCommunicationChoices)
});
