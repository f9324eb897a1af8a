// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPrimaryCareProvider = z.object({
    practitionerRoleId: z.string(),
    name: z.string(),
    specialty: z.string(),
    practice: z.optional(z.string()),
    phone: z.optional(z.string().check(z.regex(/^[0-9]{10}$/))),
    address: z.optional(z.string()),
    effectiveDate: z.iso.date()
});
