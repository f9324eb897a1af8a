// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A request field that isn’t accepted.
 */
export const zFieldError = z.object({
    field: z.string(),
    code: z.string(),
    message: z.string()
});
