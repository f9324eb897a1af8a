import * as z from 'zod/mini';
import { pageParameter, textParameter, zipParameter } from '#src/parts/list/search-parameters.ts';

export const radii = [10, 25, 50, 100] as const;
export const usualRadius = 25;

/** The cost estimate in the address: unreadable values are left out. */
export const costSearch = z.object({
  q: textParameter,
  zip: zipParameter,
  radius: z.catch(z.optional(z.literal(radii)), undefined),
  /** The person the estimate is for, by member ID; the member when left out. */
  member: textParameter,
  procedure: textParameter,
  /** A part of the name of the provider to search for. */
  provider: textParameter,
  sort: z.catch(z.optional(z.literal('share')), undefined),
  page: pageParameter,
});

export type CostSearch = z.infer<typeof costSearch>;

/** The screen's address, and the function that changes it. */
export interface CostNavigation {
  search: CostSearch;
  onSearch: (search: CostSearch, how: { isStep: boolean }) => void;
}
