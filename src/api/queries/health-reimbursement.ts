import { queryOptions } from '@tanstack/react-query';
import { limits } from '#src/domain/limits.ts';
import { readAllPages } from '#src/api/paging/all-pages.ts';
import { reimbursementRequests } from '../calls/health-reimbursement.ts';
import { keyOf, type Reader } from '../queries.ts';

const rules = { idOf: ({ id }: { id: string }) => id, atMost: limits.reimbursementPages };

/**
 * The query of all of a member's reimbursement requests.
 * @throws {ApiFailure} BP-NFA-100 when there is not even a first page
 */
export function requestsQuery({ clients }: Pick<Reader, 'clients'>, memberId: string) {
  const pageOf = (page: number) => reimbursementRequests(memberId, page);
  const read = () => readAllPages(clients, pageOf, rules);
  return queryOptions({
    queryKey: [...keyOf({ ...pageOf(1), params: { path: { memberId } } }), 'all'],
    meta: { reads: () => [pageOf(1)] },
    queryFn: read,
  });
}
