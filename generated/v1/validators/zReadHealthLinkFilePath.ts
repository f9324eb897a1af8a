// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zReadHealthLinkFilePath = z.object({
    fileToken: z.string().check(z.minLength(1))
});
