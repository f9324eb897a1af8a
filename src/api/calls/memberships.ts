import { zGetMembershipsResponse } from '#generated/member/zod.gen.ts';
import type { Plan } from '#src/domain/plan.ts';
import { member } from '../call.ts';

/** Every plan of the user, active and inactive, in the insurer's order. */
export const memberships = (userId: string) =>
  member.read(
    'GET /users/{userId}/memberships',
    zGetMembershipsResponse,
    { path: { userId } },
    ({ userMemberships }): Plan[] => userMemberships,
  );
