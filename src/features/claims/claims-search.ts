import * as z from 'zod/mini';
import { pageParameter } from '#src/parts/list/search-parameters.ts';

/**
 * The page of the list in the address, counted from 1; the first one is left out. The search text stays out of the
 * address, because it may hold a member's data (product rule 3.5).
 */
export const claimsSearch = z.object({
  page: pageParameter,
});
