// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Id of the Claim or ExplanationOfBenefit with the use `preauthorization`.
 */
export const zAuthorizationId = z.string().check(z.minLength(1));
