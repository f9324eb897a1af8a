import { queryOptions } from '@tanstack/react-query';
import { zGetAccumulatorsResponse } from '#generated/v1/zod.gen.ts';
import type { Accumulators } from '#src/domain/accumulators.ts';
import type { Clients } from '../clients.ts';
import { accumulators } from '../read-calls.ts';

/**
 * Deductibles, out-of-pocket maximums and other limits with what is used of them.
 * @param planYear the year in which the plan year starts; the current one when left out
 */
export const accumulatorsQuery = (clients: Clients, memberId: string, planYear?: number) =>
  queryOptions({
    queryKey: ['accumulators', memberId, planYear ?? 'current'],
    queryFn: ({ signal }): Promise<Accumulators> => {
      const { operation, params } = accumulators(memberId);
      return clients.v1(operation, zGetAccumulatorsResponse, {
        params: planYear === undefined ? params : { ...params, query: { planYear } },
        signal,
      });
    },
  });
