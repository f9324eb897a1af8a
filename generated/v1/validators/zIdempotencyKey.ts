// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A key the caller makes up for each intended payment, so that a repeated request does not pay twice.
 */
export const zIdempotencyKey = z.string().check(z.minLength(16), z.maxLength(64));
