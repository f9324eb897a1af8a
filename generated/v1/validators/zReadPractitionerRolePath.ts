// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zReadPractitionerRolePath = z.object({
    id: z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/))
});
