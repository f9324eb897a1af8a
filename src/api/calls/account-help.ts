import {
  zCheckPasscodeResponse,
  zRecoverUsernameResponse,
  zResetPasswordResponse,
  zSendPasscodeResponse,
} from '#generated/member/zod.gen.ts';
import { member } from '../call.ts';
import type { SendWrite } from '../queries.ts';
import { ApiFailure } from '../failure.ts';

/**
 * Has a forgotten user name sent to the email address on file. Answers the same whether or not there is
 * such a member. `dateOfBirth` as YYYY-MM-DD.
 */
export const recoverUsername = (details: {
  memberId: string;
  dateOfBirth: string;
  email: string;
}) =>
  member.write(
    'POST /public/account-help/usernames',
    zRecoverUsernameResponse,
    { body: details },
    () => {},
  );

export interface PasscodeRequest {
  username: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  channel: 'text' | 'email';
}

/** Has a one-time passcode sent; answers its id, whether or not there is such a member. */
export const sendPasscode = (request: PasscodeRequest) =>
  member.write(
    'POST /public/account-help/passcodes',
    zSendPasscodeResponse,
    { body: request },
    ({ passcodeId }) => passcodeId,
  );

/** What came of a passcode that was typed. */
export type PasscodeOutcome =
  | { result: 'accepted'; resetToken: string; questions: readonly string[] }
  | { result: 'invalid'; attemptsRemaining: number }
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
    ({ result, attemptsRemaining, resetToken, securityQuestions }): PasscodeOutcome => {
      if (result !== 'accepted') return { result, attemptsRemaining };
      if (resetToken === undefined) throw new ApiFailure('BP-NFA-100', 'unreadable');
      const questions = (securityQuestions ?? []).map(({ question }) => question);
      return { result, resetToken, questions };
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
  reset: {
    resetToken: string;
    secretAnswer1: string;
    secretAnswer2: string;
    newPassword: string;
  },
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
