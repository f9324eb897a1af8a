import { queryOptions } from '@tanstack/react-query';
import { zGetSystemAvailabilityResponse } from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';
import { systemAvailability } from '../read-calls.ts';

/** Whether the insurer's systems take requests now. Never cached: asked before each navigation. */
export const availabilityQuery = (clients: Clients) =>
  queryOptions({
    queryKey: ['availability'],
    // Whoever asks logs the failure as BP-NFA-009.
    meta: { customError: true },
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<boolean> => {
      const { operation } = systemAvailability();
      const answer = await clients.member(operation, zGetSystemAvailabilityResponse, { signal });
      return answer.isSystemAvailable;
    },
  });
