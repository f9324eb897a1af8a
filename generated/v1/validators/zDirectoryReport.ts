// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zDirectoryReport = z.object({
    practitionerRoleId: z.string().check(z.minLength(1), z.maxLength(64)),
    locationId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    mistake: z.enum([
        'network',
        'newPatients',
        'phone',
        'address',
        'notHere',
        'other'
    ]),
    comments: z.optional(z.string().check(z.maxLength(450)))
});
