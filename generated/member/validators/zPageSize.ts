// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Items on a page.
 */
export const zPageSize = z._default(z.int().check(z.gte(1), z.lte(100)), 10);
