import { zRequestAuthorizationFileResponse } from '#generated/v1/validators/zRequestAuthorizationFileResponse.ts';
import { zRequestClaimFileResponse } from '#generated/v1/validators/zRequestClaimFileResponse.ts';
import { v1 } from '#src/api/http/call.ts';

/** Requests everything that the decision on a claim relied on, to the member's messages. */
export const requestClaimFile = (claimId: string) =>
  v1.write(
    'POST /claims/{claimId}/file-requests',
    zRequestClaimFileResponse,
    { params: { path: { claimId } }, body: { delivery: 'messages' } },
    (request) => request,
    { makesStale: ['/claims/{claimId}/appeals'] },
  );

/** Requests everything that the decision on an authorization relied on, to the member's messages. */
export const requestAuthorizationFile = (authorizationId: string) =>
  v1.write(
    'POST /authorizations/{authorizationId}/file-requests',
    zRequestAuthorizationFileResponse,
    { params: { path: { authorizationId } }, body: { delivery: 'messages' } },
    (request) => request,
    { makesStale: ['/authorizations/{authorizationId}/appeals'] },
  );
