// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Logical id of the patient, alone or as `Patient/{id}`.
 */
export const zPatientReference = z.string().check(z.minLength(1));
