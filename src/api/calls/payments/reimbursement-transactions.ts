import { zListHealthReimbursementTransactionsResponse } from '#generated/v1/validators/zListHealthReimbursementTransactionsResponse.ts';
import { limits } from '#src/domain/limits.ts';
import type { Transaction } from '#src/domain/reimbursement/transaction.ts';
import type { CountedItems } from '#src/api/paging/numbered-pages.ts';
import { v1 } from '#src/api/http/call.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import type { QuerySource } from '#src/api/queries.ts';

/**
 * The query of one page of a reimbursement account's transactions.
 * @param page counted from 1
 */
export const reimbursementTransactions = (memberId: string, page: number) =>
  v1.read(
    'GET /members/{memberId}/health-reimbursement/transactions',
    zListHealthReimbursementTransactionsResponse,
    { path: { memberId }, query: { page, pageSize: limits.listPageSize } },
    ({ items, total = null }, leftOut): CountedItems<Transaction> => ({
      items: items.map((item) => ({
        id: item.transactionId,
        day: item.date,
        cents: signedCents(item.amount.amount, item.direction),
        description: item.description ?? null,
        type: item.type ?? null,
        status: item.status ?? null,
        claimId: item.claimId ?? null,
      })),
      leftOut,
      total,
    }),
  );

/** Insurers that name the direction may leave out the sign. */
function signedCents(cents: number, direction: string | undefined): number {
  if (direction === 'out') return -Math.abs(cents);
  return direction === 'in' ? Math.abs(cents) : cents;
}

/** The query of all transactions of a member's account. */
export const transactionsQuery = (reader: Pick<QuerySource, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => reimbursementTransactions(memberId, page), {
    idOf: ({ id }) => id,
  });
