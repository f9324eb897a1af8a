import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/search-parameters.ts';

/** What can be chosen of the transactions, as it stands in the address. What cannot be read is left out. */
export const reimbursementSearch = z.object({
  type: textParameter,
  status: textParameter,
  page: pageParameter,
});

export type ReimbursementSearch = z.infer<typeof reimbursementSearch>;

/** What the screen does with its address. */
export interface ReimbursementNavigation {
  search: ReimbursementSearch;
  onSearch: (changes: Partial<ReimbursementSearch>) => void;
}
