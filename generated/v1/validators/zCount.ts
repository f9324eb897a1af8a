// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Most entries on a page; the server may send fewer.
 */
export const zCount = z.int().check(z.gte(1));
