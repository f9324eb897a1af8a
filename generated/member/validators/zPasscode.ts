// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPasscode = z.object({
    passcodeId: z.string(),
    expiresAt: z.iso.datetime()
});
