import { zGetDraftKeyResponse } from '#generated/member/validators/zGetDraftKeyResponse.ts';
import { member } from '#src/api/http/call.ts';

/** The query of the user's key for drafts: 256 bits, base64url. */
export const draftKey = (userId: string) =>
  member.read(
    'GET /users/{userId}/draft-key',
    zGetDraftKeyResponse,
    { path: { userId } },
    ({ key }) => key,
  );
