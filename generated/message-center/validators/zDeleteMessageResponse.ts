// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The message is deleted.
 */
export const zDeleteMessageResponse = z.void();
