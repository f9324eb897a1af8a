// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPrimaryCareChoice = z.object({
    practitionerRoleId: z.string().check(z.minLength(1)),
    effectiveDate: z.iso.date(),
    reason: z.string().check(z.minLength(1))
});
