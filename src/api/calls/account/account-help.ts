import * as z from 'zod/mini';
import { zCheckPasscodeBody } from '#generated/member/validators/zCheckPasscodeBody.ts';
import { zCheckPasscodeResponse } from '#generated/member/validators/zCheckPasscodeResponse.ts';
import { zRecoverUsernameBody } from '#generated/member/validators/zRecoverUsernameBody.ts';
import { zRecoverUsernameResponse } from '#generated/member/validators/zRecoverUsernameResponse.ts';
import { zResetPasswordBody } from '#generated/member/validators/zResetPasswordBody.ts';
import { zResetPasswordResponse } from '#generated/member/validators/zResetPasswordResponse.ts';
import { zSendPasscodeBody } from '#generated/member/validators/zSendPasscodeBody.ts';
import { zSendPasscodeResponse } from '#generated/member/validators/zSendPasscodeResponse.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { member } from '#src/api/http/call.ts';
import type { SendWrite } from '#src/api/queries.ts';
import { ApiFailure } from '#src/api/http/failure.ts';

/** The API's rules for a request to recover a user name. */
export const usernameRecoveryRules = zRecoverUsernameBody;

/** The API's rules for a request for a passcode. */
export const passcodeRequestRules = zSendPasscodeBody;

/** The API's rules for a typed passcode. */
export const passcodeRules = /* @__PURE__ */ (() =>
  z.pick(zCheckPasscodeBody, { passcode: true }))();

/** The API's rules for two secret answers and a new password. */
export const passwordResetRules = /* @__PURE__ */ (() =>
  z.omit(zResetPasswordBody, { resetToken: true }))();

/**
 * Has a forgotten user name sent to the email address on file. The answer is the same whether or not there is such a
 * member. `dateOfBirth` as YYYY-MM-DD.
 */
export const recoverUsername = (details: z.infer<typeof usernameRecoveryRules>) =>
  member.write(
    'POST /public/account-help/usernames',
    zRecoverUsernameResponse,
    { body: details },
    () => {},
  );

/** `dateOfBirth` as YYYY-MM-DD. */
export type PasscodeRequest = z.infer<typeof passcodeRequestRules>;

/** Has a one-time passcode sent; returns its id, whether or not there is such a member. */
export const sendPasscode = (request: PasscodeRequest) =>
  member.write(
    'POST /public/account-help/passcodes',
    zSendPasscodeResponse,
    { body: request },
    ({ passcodeId }) => passcodeId,
  );

/** The outcome of checking a typed passcode. */
export type PasscodeOutcome =
  | { result: 'accepted'; resetToken: string; questions: readonly string[] }
  /** Null when the insurer does not say how many are left. */
  | { result: 'invalid'; attemptsRemaining: number | null }
  | { result: 'exceeded' }
  | { result: 'expired' };

export async function checkPasscode(
  send: SendWrite,
  passcodeId: string,
  passcode: string,
): Promise<PasscodeOutcome> {
  const check = member.write(
    'POST /public/account-help/passcodes/verifications',
    zCheckPasscodeResponse,
    { body: { passcodeId, passcode } },
    ({ result, attemptsRemaining = null, resetToken, securityQuestions }): PasscodeOutcome => {
      // An unknown answer lets no user in.
      if (result === 'invalid') return { result: 'invalid', attemptsRemaining };
      if (result === 'exceeded') return { result: 'exceeded' };
      if (result !== 'accepted' || resetToken === undefined)
        throw new ApiFailure(defaultErrorCode, 'unreadable');
      const questions = (securityQuestions ?? []).map(({ question }) => question);
      return { result: 'accepted', resetToken, questions };
    },
  );
  try {
    return await send(check);
  } catch (error) {
    if (hasReason(error, 'OPT-0003')) return { result: 'expired' };
    throw error;
  }
}

/** `over`: too much time has passed, or the answers were wrong too often. */
export type ResetOutcome = 'changed' | 'wrong-answers' | 'over';

/** Sets a new password, which a passcode has allowed. */
export async function resetPassword(
  send: SendWrite,
  reset: z.infer<typeof zResetPasswordBody>,
): Promise<ResetOutcome> {
  const write = member.write(
    'POST /public/account-help/passwords',
    zResetPasswordResponse,
    { body: reset },
    () => 'changed' as const,
  );
  try {
    return await send(write);
  } catch (error) {
    if (hasReason(error, 'RES-0006')) return 'wrong-answers';
    if (hasReason(error, 'RES-0009')) return 'over';
    throw error;
  }
}

const hasReason = (error: unknown, reason: string): boolean =>
  error instanceof ApiFailure && error.reason === reason;
