import { zGetSystemAvailabilityResponse } from '#generated/member/zod.gen.ts';
import { member } from '../call.ts';

/** Whether the insurer's systems take requests now. Never cached; whoever asks logs BP-NFA-009. */
export const availability = () =>
  member.read(
    'GET /public/systemavailability',
    zGetSystemAvailabilityResponse,
    {},
    ({ isSystemAvailable }) => isSystemAvailable,
    { isAlwaysAsked: true, customError: true },
  );
