import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/list/search-parameters.ts';

/** The filters of the payment history in the address. Unreadable values are left out. */
export const paymentsSearch = z.object({
  status: textParameter,
  /** YYYY */
  year: textParameter,
  page: pageParameter,
});

export type PaymentsSearch = z.infer<typeof paymentsSearch>;

/** The screen's address, and the function that changes it. */
export interface PaymentsNavigation {
  search: PaymentsSearch;
  onSearch: (changes: Partial<PaymentsSearch>) => void;
}
