// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSavePreferencesPath = z.object({
    member: z.string().check(z.minLength(1))
});
