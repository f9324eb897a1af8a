// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zFieldError } from './zFieldError.ts';

/**
 * Problem details (RFC 9457).
 */
export const zProblem = z.object({
    type: z.string(),
    title: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    detail: z.optional(z.string()),
    code: z.optional(z.string()),
    remainingAttempts: z.optional(z.int().check(z.gte(0))),
    validationErrors: z.optional(z.array(zFieldError))
});
