// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Autopay is off.
 */
export const zCancelAutopayResponse = z.void();
