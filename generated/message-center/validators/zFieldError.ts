// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * One field of the request that cannot be accepted.
 */
export const zFieldError = z.object({
    field: z.string(),
    code: z.string(),
    message: z.string()
});
