import { zAcceptTermsResponse } from '#generated/member/validators/zAcceptTermsResponse.ts';
import { zGetUserSettingsResponse } from '#generated/member/validators/zGetUserSettingsResponse.ts';
import { member } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { zGetDraftKeyResponse } from '#generated/member/validators/zGetDraftKeyResponse.ts';

export type UserSettings = Lenient<typeof zGetUserSettingsResponse>;

/** The query of the user's settings, and whether they have accepted the terms of use (`tosChecked`). */
export const userSettings = (userId: string) =>
  member.read(
    'GET /users/{userId}/settings',
    zGetUserSettingsResponse,
    { path: { userId } },
    (settings): UserSettings => settings,
  );

/** Accepts the terms of use; returns the settings as they are afterwards. */
export const acceptTerms = (userId: string) =>
  member.write(
    'PUT /users/{userId}/settings/terms',
    zAcceptTermsResponse,
    { params: { path: { userId } }, body: { tosChecked: true } },
    (settings): UserSettings => settings,
  );

/** The query of the user's key for drafts: 256 bits, base64url. */
export const draftKey = (userId: string) =>
  member.read(
    'GET /users/{userId}/draft-key',
    zGetDraftKeyResponse,
    { path: { userId } },
    ({ key }) => key,
  );
