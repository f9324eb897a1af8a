import * as z from 'zod/mini';

/**
 * The choices of the spending screens in the address. Unreadable values are left out, so that an old address still
 * opens the screen.
 */
export const spendingSearch = z.object({
  /** The year a plan year starts in; the newest one when it is left out. */
  year: z.catch(z.optional(z.int().check(z.minimum(2000), z.maximum(2100))), undefined),
  /** The person whose spending is shown; the member when it is left out. The router reads digits as a number. */
  member: z.catch(
    z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
    undefined,
  ),
  /** Charts or their figures; as chosen last in this browser when it is left out. */
  view: z.catch(z.optional(z.enum(['charts', 'table'])), undefined),
});

export type SpendingSearch = z.infer<typeof spendingSearch>;

/** The spending screen's choices, and the function that changes them. */
export interface SpendingNavigation {
  search: SpendingSearch;
  onSearch: (changes: Partial<SpendingSearch>) => void;
}
