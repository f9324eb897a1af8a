import { queryOptions } from '@tanstack/react-query';
import { zGetAccumulatorsResponse } from '#generated/v1/zod.gen.ts';
import type { Accumulators } from '#src/domain/accumulators.ts';
import type { Clients } from '../clients.ts';
import { accumulators } from '../read-calls.ts';

/** Deductibles, out-of-pocket maximums and other limits of the current plan year with what is used of them. */
export const accumulatorsQuery = (clients: Clients, memberId: string) =>
  queryOptions({
    queryKey: ['accumulators', memberId],
    queryFn: ({ signal }): Promise<Accumulators> => {
      const { operation, params } = accumulators(memberId);
      return clients.v1(operation, zGetAccumulatorsResponse, { params, signal });
    },
  });
