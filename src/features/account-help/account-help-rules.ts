import {
  passcodeRequestRules,
  passcodeRules as passcodeRequest,
  passwordResetRules,
  usernameRecoveryRules,
} from '#src/api/calls/account/account-help.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { birthDateProblem } from '#src/domain/people/birth-date.ts';
import { emailProblem } from '#src/domain/people/email-rules.ts';
import { memberIdProblem, tidyMemberId } from '#src/domain/people/identity-numbers.ts';
import {
  passwordRefusals,
  unmetPasswordRules,
  type PasswordRule,
} from '#src/domain/people/password-rules.ts';
import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import { formRules } from '#src/parts/form/form-rules.ts';

/** The values of the form as typed. */
export interface UsernameValues {
  memberId: string;
  dateOfBirth: string;
  email: string;
}

export interface DetailsValues {
  username: string;
  dateOfBirth: string;
  /** Empty until one is chosen. */
  channel: 'text' | 'email' | '';
}

export interface PasscodeValues {
  passcode: string;
}

export interface NewPasswordValues {
  secretAnswer1: string;
  secretAnswer2: string;
  newPassword: string;
}

/** The rules of each form (product rule 5.3); `today` is YYYY-MM-DD. */
export const usernameRules = (today: string) =>
  formRules({
    request: usernameRecoveryRules,
    typed: ({ memberId, dateOfBirth, email }: UsernameValues) => ({
      memberId: tidyMemberId(memberId),
      dateOfBirth: parseTypedDate(dateOfBirth) ?? '',
      email: email.trim(),
    }),
    parts: {
      memberId: { field: 'memberId', missing: message('FOR-0001'), wrong: message('FOR-0008') },
      dateOfBirth: { field: 'dateOfBirth', wrong: message('FOR-0007') },
      email: { field: 'email', missing: message('FOR-0003'), wrong: message('FOR-0006') },
    },
    own: ({ memberId, dateOfBirth, email }) => ({
      memberId: memberIdProblem(memberId) === 'malformed' ? message('FOR-0008') : null,
      dateOfBirth: birthDateText(dateOfBirth, today, 'FOR-0002', 'FOR-0007'),
      email: emailProblem(email) === 'not-an-address' ? message('FOR-0006') : null,
    }),
  });

export const detailsRules = (today: string) =>
  formRules({
    request: passcodeRequestRules,
    typed: ({ username, dateOfBirth, channel }: DetailsValues) => ({
      username: username.trim(),
      dateOfBirth: parseTypedDate(dateOfBirth) ?? '',
      channel,
    }),
    parts: {
      username: { field: 'username', wrong: message('RES-0001') },
      dateOfBirth: { field: 'dateOfBirth', wrong: message('RES-0011') },
      channel: { field: 'channel', wrong: message('OPT-0006') },
    },
    own: ({ dateOfBirth }) => ({
      dateOfBirth: birthDateText(dateOfBirth, today, 'RES-0002', 'RES-0011'),
    }),
  });

export const passcodeRules = formRules({
  request: passcodeRequest,
  typed: ({ passcode }: PasscodeValues) => ({ passcode: passcode.trim() }),
  parts: {
    passcode: { field: 'passcode', missing: message('OPT-0001'), wrong: message('OPT-0007') },
  },
});

export const newPasswordRules = (username: string) =>
  formRules({
    request: passwordResetRules,
    typed: ({ secretAnswer1, secretAnswer2, newPassword }: NewPasswordValues) => ({
      secretAnswer1: secretAnswer1.trim(),
      secretAnswer2: secretAnswer2.trim(),
      newPassword,
    }),
    parts: {
      secretAnswer1: { field: 'secretAnswer1', wrong: message('RES-0003') },
      secretAnswer2: { field: 'secretAnswer2', wrong: message('RES-0004') },
      newPassword: {
        field: 'newPassword',
        missing: message('RES-0005'),
        wrong: message('RES-0012'),
      },
    },
    own: ({ newPassword }) => ({ newPassword: passwordText(newPassword, username) }),
  });

/** The first requirement that a password does not meet; the list under the field names all of them. */
const messagesOfRules: Record<PasswordRule, MessageId> = {
  length: 'CHP-0004',
  lowercase: 'CHP-0005',
  uppercase: 'CHP-0006',
  digit: 'CHP-0007',
  special: 'CHP-0008',
};

function passwordText(password: string, username: string): string | null {
  // The schema reports a missing password.
  if (password === '') return null;
  const [unmet] = unmetPasswordRules(password);
  if (unmet) return message(messagesOfRules[unmet]);
  return passwordRefusals(password, { username }).length > 0 ? message('RES-0012') : null;
}

function birthDateText(
  text: string,
  today: string,
  missing: MessageId,
  other: MessageId,
): string | null {
  const problem = birthDateProblem(text, today);
  return problem && message(problem === 'missing' ? missing : other);
}
