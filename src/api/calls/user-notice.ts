import { zGetUserNoticeResponse } from '#generated/member/zod.gen.ts';
import { member } from '../call.ts';

/**
 * The insurer's notice for everybody as rich text, not sanitised; null when there is none. Shown for as
 * long as the session lasts; whoever asks logs the failure, nobody is shown it.
 */
export const userNotice = () =>
  member.read(
    'GET /public/user-notice',
    zGetUserNoticeResponse,
    {},
    ({ notice }): string | null => notice?.trim() || null,
    { isKept: true, customError: true },
  );
