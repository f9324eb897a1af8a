import { queryOptions } from '@tanstack/react-query';
import { limits } from '#src/domain/limits.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { payments } from '../calls/payments.ts';
import { keyOf, type Reader } from '../queries.ts';

/** The payments of a contract. */
export interface PaymentHistory {
  payments: readonly Payment[];
  /** There are more than could be read. */
  mayBeMissing: boolean;
}

/**
 * All pages of a contract's payments. Without the first one there is nothing; a later one that cannot be had
 * takes nothing away.
 * @throws {ApiFailure} BP-NFA-100
 */
export function paymentHistoryQuery({ clients }: Pick<Reader, 'clients'>, contractId: string) {
  const read = () => readAll(clients, contractId);
  return queryOptions({
    queryKey: [...keyOf({ ...payments(contractId, 1), params: { path: { contractId } } }), 'all'],
    meta: { reads: () => [payments(contractId, 1)] },
    queryFn: read,
  });
}

async function readAll({ send }: Reader['clients'], contractId: string): Promise<PaymentHistory> {
  const first = await send(payments(contractId, 1));
  const found = new Map(first.items.map((one) => [one.id, one]));
  const total = first.total ?? first.items.length;
  let isEnd = first.items.length === 0;
  for (let page = 2; found.size < total && !isEnd && page <= limits.paymentPages; page += 1) {
    const before = found.size;
    try {
      const { items } = await send(payments(contractId, page));
      for (const one of items) found.set(one.id, one);
    } catch {
      break;
    }
    // A service may count wrongly or repeat itself: a page with nothing new is the end.
    isEnd = found.size === before;
  }
  return { payments: [...found.values()], mayBeMissing: found.size < total };
}
