import { queryOptions } from '@tanstack/react-query';
import { zGetAccumulatorsResponse } from '#generated/v1/zod.gen.ts';
import type { Accumulators } from '#src/domain/accumulators.ts';
import type { Clients } from '../clients.ts';

/** Deductibles, out-of-pocket maximums and other limits of the current plan year with what is used of them. */
export const accumulatorsQuery = (clients: Clients, memberId: string) =>
  queryOptions({
    queryKey: ['accumulators', memberId],
    queryFn: ({ signal }): Promise<Accumulators> =>
      clients.v1('GET /members/{memberId}/accumulators', zGetAccumulatorsResponse, {
        params: { path: { memberId } },
        signal,
      }),
  });
