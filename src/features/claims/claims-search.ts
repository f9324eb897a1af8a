import * as z from 'zod/mini';
import { pageParameter } from '#src/parts/search-parameters.ts';

/**
 * Which page of the list is open, counted from 1; the first one is left out. What is looked for stays out of
 * the address, because it may hold a member's data (product rule 3.5).
 */
export const claimsSearch = z.object({
  page: pageParameter,
});
