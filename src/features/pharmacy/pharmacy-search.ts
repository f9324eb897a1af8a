import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/search-parameters.ts';

/** What is looked for, as it stands in the address: what cannot be read is left out. */
export const pharmacySearch = z.object({
  drug: textParameter,
  /** The whole drug list. */
  all: z.catch(z.optional(z.literal(true)), undefined),
  /** As the payer names it. */
  tier: textParameter,
  page: pageParameter,
  /** Which page of prescriptions. */
  fills: pageParameter,
});

export type PharmacySearch = z.infer<typeof pharmacySearch>;

/** Whether anything of the drug list is looked for. */
export const isSearched = ({ drug, all }: PharmacySearch): boolean => Boolean(drug ?? all);

/** What the screen does with its address. */
export interface PharmacyNavigation {
  search: PharmacySearch;
  /** Looks for something, narrows or turns a page; a step of the history where `isStep`. */
  onSearch: (search: PharmacySearch, how: { isStep: boolean }) => void;
}
