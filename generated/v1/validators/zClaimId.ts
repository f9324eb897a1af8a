// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Id of the ExplanationOfBenefit.
 */
export const zClaimId = z.string().check(z.minLength(1));
