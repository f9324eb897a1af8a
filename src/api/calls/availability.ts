import { zGetSystemAvailabilityResponse } from '#generated/member/validators/zGetSystemAvailabilityResponse.ts';
import { member } from '#src/api/http/call.ts';

/** The query whether the insurer's systems take requests now. Never cached; the caller logs BP-NFA-009. */
export const availability = () =>
  member.read(
    'GET /public/systemavailability',
    zGetSystemAvailabilityResponse,
    {},
    ({ isSystemAvailable }) => isSystemAvailable,
    { isAlwaysAsked: true, customError: true },
  );
