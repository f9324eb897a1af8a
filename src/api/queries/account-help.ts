import {
  zCheckPasscodeResponse,
  zRecoverUsernameResponse,
  zResetPasswordResponse,
  zSendPasscodeResponse,
} from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';
import { ApiFailure } from '../failure.ts';

/**
 * Has a forgotten user name sent to the email address on file. Answers the same whether or not there is
 * such a member. `dateOfBirth` as YYYY-MM-DD.
 */
export async function recoverUsername(
  clients: Clients,
  details: { memberId: string; dateOfBirth: string; email: string },
): Promise<void> {
  await clients.member('POST /public/account-help/usernames', zRecoverUsernameResponse, {
    body: details,
  });
}

export interface PasscodeRequest {
  username: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  channel: 'text' | 'email';
}

/** Has a one-time passcode sent; answers its id, whether or not there is such a member. */
export async function sendPasscode(clients: Clients, request: PasscodeRequest): Promise<string> {
  const { passcodeId } = await clients.member(
    'POST /public/account-help/passcodes',
    zSendPasscodeResponse,
    { body: request },
  );
  return passcodeId;
}

/** What came of a passcode that was typed. */
export type PasscodeOutcome =
  | { result: 'accepted'; resetToken: string; questions: readonly string[] }
  | { result: 'invalid'; attemptsRemaining: number }
  | { result: 'exceeded' }
  | { result: 'expired' };

export async function checkPasscode(
  clients: Clients,
  passcodeId: string,
  passcode: string,
): Promise<PasscodeOutcome> {
  try {
    const { result, attemptsRemaining, resetToken, securityQuestions } = await clients.member(
      'POST /public/account-help/passcodes/verifications',
      zCheckPasscodeResponse,
      { body: { passcodeId, passcode } },
    );
    if (result !== 'accepted') return { result, attemptsRemaining };
    if (resetToken === undefined) throw new ApiFailure('BP-NFA-100', 'unreadable');
    const questions = (securityQuestions ?? []).map(({ question }) => question);
    return { result, resetToken, questions };
  } catch (error) {
    if (hasReason(error, 'OPT-0003')) return { result: 'expired' };
    throw error;
  }
}

/** `over`: too much time has passed, or the answers were wrong too often. */
export type ResetOutcome = 'changed' | 'wrong-answers' | 'over';

/** Sets a new password, which a passcode has allowed. */
export async function resetPassword(
  clients: Clients,
  reset: {
    resetToken: string;
    secretAnswer1: string;
    secretAnswer2: string;
    newPassword: string;
  },
): Promise<ResetOutcome> {
  try {
    await clients.member('POST /public/account-help/passwords', zResetPasswordResponse, {
      body: reset,
    });
    return 'changed';
  } catch (error) {
    if (hasReason(error, 'RES-0006')) return 'wrong-answers';
    if (hasReason(error, 'RES-0009')) return 'over';
    throw error;
  }
}

const hasReason = (error: unknown, reason: string): boolean =>
  error instanceof ApiFailure && error.reason === reason;
