import { limits } from '#src/domain/limits.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import { reimbursementTransactions } from '../calls/reimbursement-transactions.ts';
import type { Reader } from '../queries.ts';

/** The query of all transactions of a member's account. */
export const transactionsQuery = (reader: Pick<Reader, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => reimbursementTransactions(memberId, page), {
    idOf: ({ id }) => id,
    atMost: limits.reimbursementPages,
  });
