// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zEndConfidentialAddressHeaders = z.object({
    'Reauthentication-Proof': z.optional(z.string().check(z.minLength(20), z.maxLength(200)))
});
