import { limits } from '#src/domain/limits.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import { payments } from '../calls/payments.ts';
import type { Reader } from '../queries.ts';

/** The query of all payments of a contract. */
export const paymentHistoryQuery = (reader: Pick<Reader, 'clients'>, contractId: string) =>
  wholeListQuery(reader, (page) => payments(contractId, page), {
    idOf: ({ id }) => id,
    atMost: limits.paymentPages,
  });
