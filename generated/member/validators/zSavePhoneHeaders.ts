// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSavePhoneHeaders = z.object({
    'Reauthentication-Proof': z.string().check(z.minLength(20), z.maxLength(200))
});
