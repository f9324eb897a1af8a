// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * What `reauthenticate` returned. Works once.
 */
export const zProof = z.string().check(z.minLength(20), z.maxLength(200));
