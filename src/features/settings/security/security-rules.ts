import { privacyWords } from '#content/privacy-security.ts';
import {
  mfaRules,
  passwordChangeRules,
  securityQuestionRules,
  type PasswordChange,
} from '#src/api/calls/account/account-security.ts';
import type * as z from 'zod/mini';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import {
  passwordRefusals,
  unmetPasswordRules,
  type PasswordRefusal,
  type PasswordRule,
} from '#src/domain/people/password-rules.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';
import { currentPasswordPart, currentPasswordText } from './current-password.ts';

const words = privacyWords.questions;

/** The values as typed. The portal never stores them. */
export type PasswordValues = { currentPassword: string; newPassword: string };
export type QuestionsValues = {
  currentPassword: string;
  question1: string;
  answer1: string;
  question2: string;
  answer2: string;
};
export type MfaValues = { enabled: boolean; channel: 'text' | 'email'; currentPassword: string };

type ConfirmedQuestions = z.infer<typeof securityQuestionRules>;

const messagesOfRules: Record<PasswordRule, MessageId> = {
  length: 'CHP-0004',
  lowercase: 'CHP-0005',
  uppercase: 'CHP-0006',
  digit: 'CHP-0007',
  special: 'CHP-0008',
};

const messagesOfRefusals: Record<PasswordRefusal, MessageId> = {
  'too-long': 'CHP-0012',
  'invisible-character': 'CHP-0012',
  'outer-space': 'CHP-0012',
  'contains-username': 'REG-0024',
  'same-as-current': 'CHP-0009',
};

/** The first thing wrong with a new password; the list under the field names all that is missing. */
function newPasswordText({ newPassword, currentPassword }: PasswordValues, username: string) {
  // The schema reports a missing password.
  if (newPassword === '') return null;
  const [unmet] = unmetPasswordRules(newPassword);
  if (unmet) return message(messagesOfRules[unmet]);
  const refusals = passwordRefusals(newPassword, { username, currentPassword });
  // Other faults of a password that is not new do not matter.
  const [refusal] = refusals.toSorted((passwordRefusal) =>
    passwordRefusal === 'same-as-current' ? -1 : 0,
  );
  return refusal === undefined ? null : message(messagesOfRefusals[refusal]);
}

/** @param username empty while it is not known */
export const passwordFormRules = (username: string): FormRules<PasswordValues, PasswordChange> =>
  formRules({
    request: passwordChangeRules,
    typed: ({ currentPassword, newPassword }: PasswordValues) => ({ currentPassword, newPassword }),
    parts: {
      currentPassword: currentPasswordPart,
      newPassword: {
        field: 'newPassword',
        missing: message('CHP-0003'),
        tooLong: message('CHP-0012'),
        wrong: message('CHP-0004'),
      },
    },
    own: (values) => ({
      currentPassword: currentPasswordText(values.currentPassword),
      newPassword: newPasswordText(values, username),
    }),
  });

/** A part of the request about one of the two questions, as the service names it. */
type QuestionPart = `questions.${0 | 1}.${'questionId' | 'answer'}`;

export const questionsFormRules: FormRules<QuestionsValues, ConfirmedQuestions> = formRules<
  QuestionsValues,
  ConfirmedQuestions,
  'currentPassword' | QuestionPart
>({
  request: securityQuestionRules,
  typed: ({ currentPassword, question1, answer1, question2, answer2 }) => ({
    currentPassword,
    questions: [
      { questionId: question1, answer: answer1.trim() },
      { questionId: question2, answer: answer2.trim() },
    ],
  }),
  parts: {
    'questions.0.questionId': { field: 'question1', wrong: words.missing },
    'questions.0.answer': {
      field: 'answer1',
      tooLong: words.tooLong,
      wrong: message('LOG-0004'),
    },
    'questions.1.questionId': { field: 'question2', wrong: words.missing },
    'questions.1.answer': {
      field: 'answer2',
      tooLong: words.tooLong,
      wrong: message('LOG-0005'),
    },
    currentPassword: currentPasswordPart,
  },
  own: ({ currentPassword, question1, question2 }) => ({
    question2: question1 !== '' && question1 === question2 ? words.twice : null,
    currentPassword: currentPasswordText(currentPassword),
  }),
});

export const mfaOf = ({ mfa }: UserSettings): MfaValues => ({
  enabled: mfa?.enabled ?? false,
  channel: mfa?.channel === 'email' ? 'email' : 'text',
  currentPassword: '',
});

/**
 * Returns the form's rules. The member must change something; the channel of a disabled passcode does not count as a
 * change.
 */
export const mfaFormRules = (
  onFile: Omit<MfaValues, 'currentPassword'>,
): FormRules<MfaValues, z.infer<typeof mfaRules>> =>
  formRules({
    request: mfaRules,
    typed: (values: MfaValues) => values,
    parts: {
      enabled: { field: 'enabled', wrong: message('UPD-0017') },
      channel: { field: 'channel', wrong: message('OPT-0006') },
      currentPassword: currentPasswordPart,
    },
    own: ({ enabled, channel, currentPassword }) => ({
      currentPassword: currentPasswordText(currentPassword),
      enabled:
        enabled === onFile.enabled && (!enabled || channel === onFile.channel)
          ? message('UPD-0008')
          : null,
    }),
  });
