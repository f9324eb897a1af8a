// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zUsernameRecovery = z.object({
    memberId: z.string().check(z.minLength(1), z.maxLength(20)),
    dateOfBirth: z.iso.date(),
    email: z.email().check(z.maxLength(254))
});
