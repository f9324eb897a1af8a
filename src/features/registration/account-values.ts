import { accountRules } from '#src/api/calls/account/registration.ts';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import { emailProblem } from '#src/domain/people/email-rules.ts';
import { passwordRefusals, unmetPasswordRules } from '#src/domain/people/password-rules.ts';
import { phoneDigits } from '#src/domain/people/phone-rules.ts';
import type { AccountChoices } from '#src/domain/registration/registration.ts';
import { usernameProblems, type UsernameProblem } from '#src/domain/people/username-rules.ts';
import { formRules } from '#src/parts/form/form-rules.ts';

/** The values of the second form as typed. The portal never stores the password. */
export type AccountValues = AccountChoices & { password: string };

/**
 * The rules of the second form (product rule 5.1).
 * @param held the password chosen before, which goes on unless there is a new one; empty without one
 */
export const accountRulesOf = (held: string) =>
  formRules({
    request: accountRules,
    typed: (values: AccountValues) => ({
      ...accountOf(values),
      password: values.password || held,
    }),
    parts: {
      username: { field: 'username', missing: message('REG-0022'), wrong: message('REG-0007') },
      password: { field: 'password', missing: message('REG-0008'), wrong: message('REG-0010') },
      email: { field: 'email', missing: message('REG-0012'), wrong: message('REG-0013') },
      phone: { field: 'phone', wrong: message('REG-0011') },
    },
    own: ({ username, password, email }) => ({
      username: usernameText(username),
      password: passwordText(password || held, username),
      email: emailProblem(email) === 'not-an-address' ? message('REG-0013') : null,
    }),
  });

const usernameMessages: Record<UsernameProblem, MessageId> = {
  missing: 'REG-0022',
  characters: 'REG-0007',
  'too-short': 'REG-0006',
  'too-long': 'REG-0023',
};

function usernameText(username: string): string | null {
  const [problem] = usernameProblems(username);
  return problem ? message(usernameMessages[problem]) : null;
}

function passwordText(password: string, username: string): string | null {
  // The schema reports a missing password.
  if (password === '') return null;
  const refusals = passwordRefusals(password, { username });
  if (unmetPasswordRules(password).length > 0) return message('REG-0009');
  if (refusals.includes('contains-username')) return message('REG-0024');
  return refusals.length > 0 ? message('REG-0010') : null;
}

/** Returns the account as kept and sent, from values that break no rule. */
export function accountOf({ username, email, phone }: AccountValues): AccountChoices {
  return { username, email: email.trim(), phone: phoneDigits(phone) };
}
