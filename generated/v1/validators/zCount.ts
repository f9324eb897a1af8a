// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Maximum number of entries per page; the server may send fewer.
 */
export const zCount = z.int().check(z.gte(1));
