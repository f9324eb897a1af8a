// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * What `reauthenticate` returned. Works once. Services that offer `reauthenticate` require it.
 */
export const zProofIfOffered = z.string().check(z.minLength(20), z.maxLength(200));
