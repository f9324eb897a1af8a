import { zGetUserNoticeResponse } from '#generated/member/validators/zGetUserNoticeResponse.ts';
import { member } from '#src/api/http/call.ts';

/**
 * The query of the insurer's notice for all users as unsanitized rich text; null without a notice. It stays in the
 * cache for the whole session. The caller logs a failure and shows no error.
 */
export const userNotice = () =>
  member.read(
    'GET /public/user-notice',
    zGetUserNoticeResponse,
    {},
    ({ notice }): string | null => notice?.trim() || null,
    { isCached: true, customError: true },
  );
