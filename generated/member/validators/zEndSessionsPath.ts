// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zEndSessionsPath = z.object({
    userId: z.string().check(z.minLength(1))
});
