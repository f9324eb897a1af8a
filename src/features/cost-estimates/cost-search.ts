import * as z from 'zod/mini';

/** The router reads digits as a number. */
const text = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string().check(z.maxLength(100)), z.number()]),
      z.transform((value) => String(value)),
    ),
  ),
  undefined,
);

export const radii = [10, 25, 50, 100] as const;
export const usualRadius = 25;

/** What is estimated, as it stands in the address: what cannot be read is left out. */
export const costSearch = z.object({
  q: text,
  zip: z.catch(
    z.optional(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.transform((value) => String(value).padStart(5, '0')),
      ),
    ),
    undefined,
  ),
  radius: z.catch(z.optional(z.literal(radii)), undefined),
  /** Whose estimate; the member's own when left out. */
  member: text,
  procedure: text,
  sort: z.catch(z.optional(z.literal('share')), undefined),
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
});

export type CostSearch = z.infer<typeof costSearch>;

/** What the screen does with its address. */
export interface CostNavigation {
  search: CostSearch;
  onSearch: (search: CostSearch, how: { isStep: boolean }) => void;
}
