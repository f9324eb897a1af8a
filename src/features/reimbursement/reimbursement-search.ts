import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/list/search-parameters.ts';

/** The filters of the transactions in the address. Unreadable values are left out. */
export const reimbursementSearch = z.object({
  type: textParameter,
  status: textParameter,
  page: pageParameter,
});

export type ReimbursementSearch = z.infer<typeof reimbursementSearch>;

/** The screen's address, and the function that changes it. */
export interface ReimbursementNavigation {
  search: ReimbursementSearch;
  onSearch: (changes: Partial<ReimbursementSearch>) => void;
}
