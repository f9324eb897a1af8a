// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zUserNotice = z.object({
    notice: z.nullable(z.string())
});
