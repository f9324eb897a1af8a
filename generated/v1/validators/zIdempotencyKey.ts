// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A key that the caller generates for each payment, so that a repeated request doesn’t pay twice.
 */
export const zIdempotencyKey = z.string().check(z.minLength(16), z.maxLength(64));
