// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zDraftKey = z.object({
    key: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
});
