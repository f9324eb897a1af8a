import { queryOptions } from '@tanstack/react-query';
import { zGetSystemAvailabilityResponse } from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';

/** Whether the insurer's systems take requests now. Never cached: asked before each navigation. */
export const availabilityQuery = (clients: Clients) =>
  queryOptions({
    queryKey: ['availability'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<boolean> => {
      const answer = await clients.member(
        'GET /public/systemavailability',
        zGetSystemAvailabilityResponse,
        { signal },
      );
      return answer.isSystemAvailable;
    },
  });
