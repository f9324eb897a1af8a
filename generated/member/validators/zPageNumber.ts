// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Page number, starting at 1.
 */
export const zPageNumber = z._default(z.int().check(z.gte(1)), 1);
