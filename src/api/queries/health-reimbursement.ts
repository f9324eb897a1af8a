import { limits } from '#src/domain/limits.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import { reimbursementRequests } from '../calls/health-reimbursement.ts';
import type { Reader } from '../queries.ts';

/** The query of all of a member's reimbursement requests. */
export const requestsQuery = (reader: Pick<Reader, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => reimbursementRequests(memberId, page), {
    idOf: ({ id }) => id,
    atMost: limits.reimbursementPages,
  });
