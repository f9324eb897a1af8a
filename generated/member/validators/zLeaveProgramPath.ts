// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zLeaveProgramPath = z.object({
    userId: z.string().check(z.minLength(1)),
    programId: z.string().check(z.minLength(1), z.maxLength(100))
});
