import { queryOptions } from '@tanstack/react-query';
import { zGetMembershipsResponse } from '#generated/member/zod.gen.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Clients } from '../clients.ts';
import { memberships } from '../read-calls.ts';

/** Every plan of the user, active and inactive, in the insurer's order. */
export const membershipsQuery = (clients: Clients, userId: string) =>
  queryOptions({
    queryKey: ['memberships', userId],
    queryFn: async ({ signal }): Promise<Plan[]> => {
      const { operation, params } = memberships(userId);
      const answer = await clients.member(operation, zGetMembershipsResponse, { params, signal });
      return answer.userMemberships;
    },
  });
