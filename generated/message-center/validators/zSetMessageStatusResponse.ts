// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The status is changed.
 */
export const zSetMessageStatusResponse = z.void();
