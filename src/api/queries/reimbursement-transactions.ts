import { queryOptions } from '@tanstack/react-query';
import { limits } from '#src/domain/limits.ts';
import { readAllPages } from '#src/api/paging/all-pages.ts';
import { reimbursementTransactions } from '../calls/reimbursement-transactions.ts';
import { keyOf, type Reader } from '../queries.ts';

const rules = { idOf: ({ id }: { id: string }) => id, atMost: limits.reimbursementPages };

/**
 * The query of all transactions of a member's account.
 * @throws {ApiFailure} BP-NFA-100 when there is not even a first page
 */
export function transactionsQuery({ clients }: Pick<Reader, 'clients'>, memberId: string) {
  const pageOf = (page: number) => reimbursementTransactions(memberId, page);
  const read = () => readAllPages(clients, pageOf, rules);
  return queryOptions({
    queryKey: [...keyOf({ ...pageOf(1), params: { path: { memberId } } }), 'all'],
    meta: { reads: () => [pageOf(1)] },
    queryFn: read,
  });
}
