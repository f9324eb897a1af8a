import type { FieldErrors, FieldValues } from 'react-hook-form';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { birthDateProblem, type BirthDateProblem } from '#src/domain/birth-date.ts';
import { emailProblem } from '#src/domain/email-rules.ts';
import { memberIdProblem } from '#src/domain/identity-numbers.ts';
import {
  passwordRefusals,
  unmetPasswordRules,
  type PasswordRule,
} from '#src/domain/password-rules.ts';

/** All as typed. */
export interface UsernameValues extends FieldValues {
  memberId: string;
  dateOfBirth: string;
  email: string;
}

export interface DetailsValues extends FieldValues {
  username: string;
  dateOfBirth: string;
  /** Empty until one is chosen. */
  channel: 'text' | 'email' | '';
}

export interface PasscodeValues extends FieldValues {
  passcode: string;
}

export interface NewPasswordValues extends FieldValues {
  secretAnswer1: string;
  secretAnswer2: string;
  newPassword: string;
}

/** What is wrong with each field (specification, section 5, Login and reset); `today` is YYYY-MM-DD. */
export function usernameErrors(values: UsernameValues, today: string): FieldErrors<UsernameValues> {
  const memberId = memberIdProblem(values.memberId);
  const email = emailProblem(values.email);
  return errorsOf({
    memberId: memberId && (memberId === 'missing' ? 'FOR-0001' : 'FOR-0008'),
    dateOfBirth: birthDateMessage(values.dateOfBirth, today, 'FOR-0002', 'FOR-0007'),
    email: email && (email === 'missing' ? 'FOR-0003' : 'FOR-0006'),
  });
}

export function detailsErrors(values: DetailsValues, today: string): FieldErrors<DetailsValues> {
  return errorsOf({
    username: isEmpty(values.username) ? 'RES-0001' : null,
    dateOfBirth: birthDateMessage(values.dateOfBirth, today, 'RES-0002', 'RES-0011'),
    channel: values.channel === '' ? 'OPT-0006' : null,
  });
}

export function passcodeErrors({ passcode }: PasscodeValues): FieldErrors<PasscodeValues> {
  const malformed = /^\d{6}$/.test(passcode.trim()) ? null : 'OPT-0007';
  return errorsOf({ passcode: isEmpty(passcode) ? 'OPT-0001' : malformed });
}

export function newPasswordErrors(
  values: NewPasswordValues,
  username: string,
): FieldErrors<NewPasswordValues> {
  return errorsOf({
    secretAnswer1: isEmpty(values.secretAnswer1) ? 'RES-0003' : null,
    secretAnswer2: isEmpty(values.secretAnswer2) ? 'RES-0004' : null,
    newPassword: passwordMessage(values.newPassword, username),
  });
}

/** The first requirement that a password does not meet; the list under the field names all of them. */
const messagesOfRules: Record<PasswordRule, MessageId> = {
  length: 'CHP-0004',
  lowercase: 'CHP-0005',
  uppercase: 'CHP-0006',
  digit: 'CHP-0007',
  special: 'CHP-0008',
};

function passwordMessage(password: string, username: string): MessageId | null {
  if (password === '') return 'RES-0005';
  const [unmet] = unmetPasswordRules(password);
  if (unmet) return messagesOfRules[unmet];
  return passwordRefusals(password, { username }).length > 0 ? 'RES-0012' : null;
}

function birthDateMessage(
  text: string,
  today: string,
  missing: MessageId,
  other: MessageId,
): MessageId | null {
  const problem: BirthDateProblem | null = birthDateProblem(text, today);
  return problem && (problem === 'missing' ? missing : other);
}

const isEmpty = (text: string): boolean => text.trim() === '';

function errorsOf(found: Record<string, MessageId | null>): FieldErrors {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, id]) =>
      id ? [[field, { type: id, message: message(id) }]] : [],
    ),
  );
}
