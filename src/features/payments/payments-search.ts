import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/search-parameters.ts';

/** What can be chosen of the payment history, as it stands in the address. What cannot be read is left out. */
export const paymentsSearch = z.object({
  status: textParameter,
  /** YYYY */
  year: textParameter,
  page: pageParameter,
  /** Which page of statements. */
  statements: pageParameter,
});

export type PaymentsSearch = z.infer<typeof paymentsSearch>;

/** What the screen does with its address. */
export interface PaymentsNavigation {
  search: PaymentsSearch;
  onSearch: (changes: Partial<PaymentsSearch>) => void;
}
