// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The message.
 */
export const zMessageId = z.string().check(z.minLength(1));
