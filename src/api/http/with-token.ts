import type { ErrorCode } from '#src/domain/error-codes.ts';
import type { CallSession } from './call-session.ts';
import { ApiFailure } from './failure.ts';

/**
 * Makes a call with the session's token. If the API rejects it (401), the call is made once more with a renewed one:
 * the request was not applied (RFC 9110, section 15.5.2). If that is rejected too, the session is over.
 * @throws {ApiFailure} of kind 'session' when no user is signed in (any more): such a call is not made
 */
export async function withToken<Answer>(
  session: CallSession,
  code: ErrorCode,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await session.accessToken();
  if (token === null) throw new ApiFailure(code, 'session');
  try {
    return await call(token);
  } catch (failure) {
    if (!isRejection(failure)) throw failure;
    const renewed = await session.renewRejected(token);
    if (renewed === null) throw failure;
    return await call(renewed).catch((again: unknown) => {
      if (isRejection(again)) session.reportRejected();
      throw again;
    });
  }
}

const isRejection = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401;
