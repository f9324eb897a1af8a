// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A step that the plan requires before it pays for a procedure.
 */
export const zCostPrerequisite = z.object({
    kind: z.enum([
        'priorAuthorization',
        'stepTherapy',
        'referral',
        'concurrentReview',
        'other'
    ]),
    note: z.optional(z.string().check(z.minLength(1)))
});
