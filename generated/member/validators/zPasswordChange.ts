// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPasswordChange = z.object({
    currentPassword: z.string().check(z.minLength(6), z.maxLength(128)),
    newPassword: z.string().check(z.minLength(8), z.maxLength(128))
});
