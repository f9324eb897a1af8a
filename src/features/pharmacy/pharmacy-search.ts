import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/list/search-parameters.ts';

/** The drug search in the address: unreadable values are left out. */
export const pharmacySearch = z.object({
  drug: textParameter,
  /** The whole drug list. */
  all: z.catch(z.optional(z.literal(true)), undefined),
  /** The tier as the payer names it. */
  tier: textParameter,
  page: pageParameter,
  /** The page of the prescriptions. */
  fills: pageParameter,
});

export type PharmacySearch = z.infer<typeof pharmacySearch>;

/** The screen's address, and the function that changes it. */
export interface PharmacyNavigation {
  search: PharmacySearch;
  /** Looks for something, narrows or turns a page; a step of the history where `isStep`. */
  onSearch: (search: PharmacySearch, how: { isStep: boolean }) => void;
}
