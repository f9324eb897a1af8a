// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zCreateReimbursementHeaders = z.object({
    'Idempotency-Key': z.string().check(z.minLength(16), z.maxLength(64))
});
