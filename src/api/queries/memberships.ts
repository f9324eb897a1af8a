import { queryOptions } from '@tanstack/react-query';
import { zGetMembershipsResponse } from '#generated/member/zod.gen.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Clients } from '../clients.ts';

/** Every plan of the user, active and inactive, in the insurer's order. */
export const membershipsQuery = (clients: Clients, userId: string) =>
  queryOptions({
    queryKey: ['memberships', userId],
    queryFn: async ({ signal }): Promise<Plan[]> => {
      const answer = await clients.member(
        'GET /users/{userId}/memberships',
        zGetMembershipsResponse,
        {
          params: { path: { userId } },
          signal,
        },
      );
      return answer.userMemberships;
    },
  });
