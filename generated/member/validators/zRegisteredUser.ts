// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zRegisteredUser = z.object({
    userId: z.string()
});
