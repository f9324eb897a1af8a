import type { z } from 'zod/mini';
import { zStartSingleSignOnBody } from '#generated/member/validators/zStartSingleSignOnBody.ts';
import { zStartSingleSignOnResponse } from '#generated/member/validators/zStartSingleSignOnResponse.ts';
import { member } from '#src/api/http/call.ts';

export type SingleSignOnRequest = z.infer<typeof zStartSingleSignOnBody>;

/** Requests the form that signs the member on elsewhere; returns its HTML, not checked yet. */
export const startSingleSignOn = (request: SingleSignOnRequest) =>
  member.write(
    'POST /sso',
    zStartSingleSignOnResponse,
    { body: request },
    ({ ssoForm }) => ssoForm,
  );
