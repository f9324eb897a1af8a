import * as z from 'zod/mini';
import { pageParameter, textParameter, zipParameter } from '#src/parts/search-parameters.ts';

export const radii = [10, 25, 50, 100] as const;
export const usualRadius = 25;

/** What is estimated, as it stands in the address: what cannot be read is left out. */
export const costSearch = z.object({
  q: textParameter,
  zip: zipParameter,
  radius: z.catch(z.optional(z.literal(radii)), undefined),
  /** Whose estimate; the member's own when left out. */
  member: textParameter,
  procedure: textParameter,
  sort: z.catch(z.optional(z.literal('share')), undefined),
  page: pageParameter,
});

export type CostSearch = z.infer<typeof costSearch>;

/** What the screen does with its address. */
export interface CostNavigation {
  search: CostSearch;
  onSearch: (search: CostSearch, how: { isStep: boolean }) => void;
}
