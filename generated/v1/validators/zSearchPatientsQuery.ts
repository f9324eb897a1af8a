// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSearchPatientsQuery = z.object({
    identifier: z.string().check(z.minLength(1))
});
