import { zCreateAuthorizationAppealResponse } from '#generated/v1/validators/zCreateAuthorizationAppealResponse.ts';
import { zListAuthorizationAppealsResponse } from '#generated/v1/validators/zListAuthorizationAppealsResponse.ts';
import { limits } from '#src/domain/limits.ts';
import { v1 } from '#src/api/http/call.ts';
import { onePage, type ClaimAppeals, type NewAppeal } from './claim-inquiries.ts';

/**
 * The query of the appeals against the decision on an authorization, newest first, and whether another one is possible.
 */
export const authorizationAppeals = (authorizationId: string) =>
  v1.read(
    'GET /authorizations/{authorizationId}/appeals',
    zListAuthorizationAppealsResponse,
    { path: { authorizationId }, query: { page: 1, pageSize: 100 } },
    (page, leftOut): ClaimAppeals => onePage(page, leftOut),
  );

/** Appeals against the decision on an authorization. */
export const appealAuthorization = (authorizationId: string, body: NewAppeal) =>
  v1.write(
    'POST /authorizations/{authorizationId}/appeals',
    zCreateAuthorizationAppealResponse,
    { params: { path: { authorizationId } }, body },
    (appeal) => appeal,
    {
      makesStale: [
        '/authorizations/{authorizationId}/appeals',
        '/members/{memberId}/appeal-deadlines',
      ],
      // Files may take minutes on a phone.
      ...(body.attachments && { timeoutMs: limits.uploadTimeoutMs }),
    },
  );
