import { zGetUserNoticeResponse } from '#generated/member/validators/zGetUserNoticeResponse.ts';
import { member } from '#src/api/http/call.ts';

/**
 * The query of the insurer's notice for all users as rich text, not sanitized; null when there is none. Shown for as
 * long as the session lasts; the caller logs the failure, which no user is shown.
 */
export const userNotice = () =>
  member.read(
    'GET /public/user-notice',
    zGetUserNoticeResponse,
    {},
    ({ notice }): string | null => notice?.trim() || null,
    { isKept: true, customError: true },
  );
