import * as z from 'zod/mini';

/** A text of the address; the router reads digits as a number. Too long ones are left out. */
const text = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string().check(z.maxLength(80)), z.number()]),
      z.transform((value) => String(value)),
    ),
  ),
  undefined,
);
const page = z.catch(z.optional(z.int().check(z.minimum(1))), undefined);

/** What is looked for, as it stands in the address: what cannot be read is left out. */
export const pharmacySearch = z.object({
  drug: text,
  /** The whole drug list. */
  all: z.catch(z.optional(z.literal(true)), undefined),
  /** As the payer names it. */
  tier: text,
  page,
  /** Which page of prescriptions. */
  fills: page,
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
