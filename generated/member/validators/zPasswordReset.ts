// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPasswordReset = z.object({
    resetToken: z.string().check(z.minLength(1)),
    secretAnswer1: z.string().check(z.minLength(1), z.maxLength(100)),
    secretAnswer2: z.string().check(z.minLength(1), z.maxLength(100)),
    newPassword: z.string().check(z.minLength(8), z.maxLength(128))
});
