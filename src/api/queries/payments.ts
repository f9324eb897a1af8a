import { queryOptions } from '@tanstack/react-query';
import { limits } from '#src/domain/limits.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { readAllPages } from '#src/api/paging/all-pages.ts';
import { payments } from '../calls/payments.ts';
import { keyOf, type Reader } from '../queries.ts';

/** The payments of a contract. */
export interface PaymentHistory {
  payments: readonly Payment[];
  /** There are more than could be read. */
  mayBeMissing: boolean;
}

/**
 * The query of all pages of a contract's payments.
 * @throws {ApiFailure} BP-NFA-100 when there is not even the first one
 */
export function paymentHistoryQuery({ clients }: Pick<Reader, 'clients'>, contractId: string) {
  const pageOf = (page: number) => payments(contractId, page);
  const read = async (): Promise<PaymentHistory> => {
    const rules = { idOf: ({ id }: Payment) => id, atMost: limits.paymentPages };
    const { items, mayBeMissing } = await readAllPages(clients, pageOf, rules);
    return { payments: items, mayBeMissing };
  };
  return queryOptions({
    queryKey: [...keyOf({ ...pageOf(1), params: { path: { contractId } } }), 'all'],
    meta: { reads: () => [pageOf(1)] },
    queryFn: read,
  });
}
