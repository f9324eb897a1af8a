// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zReauthentication = z.object({
    currentPassword: z.string().check(z.minLength(6), z.maxLength(128))
});
