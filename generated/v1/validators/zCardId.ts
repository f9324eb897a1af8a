// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The card, by the id of its Coverage.
 */
export const zCardId = z.string().check(z.minLength(1));
