// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * What cannot be guessed of the link.
 */
export const zLinkToken = z.string().check(z.minLength(1));
