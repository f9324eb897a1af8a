import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Plan } from '#src/domain/plan/plan.ts';
import { claimById } from '../calls/claim-by-id.ts';
import { keyOf, type Reader } from '../queries.ts';

/**
 * The query of a claim's number; empty without a number. Loads the code that reads claims only when it runs.
 * @param memberIds the members whose claims may be shown
 * @throws {ApiFailure} BP-NFA-100
 */
export function claimNumberQuery(
  reader: Reader & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
) {
  const read = async (): Promise<string> => {
    const { claimQuery } = await import('./claim.ts');
    const claim = await reader.queryClient.query(claimQuery(reader, plan, memberIds, claimId));
    return claim.claimNumber ?? '';
  };
  return queryOptions({
    queryKey: [...keyOf(claimById(claimId)), 'number', memberIds],
    queryFn: read,
  });
}
