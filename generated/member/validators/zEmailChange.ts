// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zEmailChange = z.object({
    email: z.email().check(z.maxLength(254))
});
