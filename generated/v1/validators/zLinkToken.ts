// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The part of the link that can’t be guessed.
 */
export const zLinkToken = z.string().check(z.minLength(1));
