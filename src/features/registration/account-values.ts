import type { MessageId } from '#src/catalogue/messages.ts';
import { emailProblem } from '#src/domain/email-rules.ts';
import { passwordRefusals, unmetPasswordRules } from '#src/domain/password-rules.ts';
import { phoneDigits, phoneProblem } from '#src/domain/phone-rules.ts';
import type { AccountChoices } from '#src/domain/registration.ts';
import { usernameProblems, type UsernameProblem } from '#src/domain/username-rules.ts';
import type { Problems } from './problems.ts';

/** The second form as it is typed. The password is never kept with it. */
export type AccountValues = AccountChoices & { password: string };

/** Each field that breaks a rule (specification, section 5), in the order of the form. */
export function accountProblems(values: AccountValues): Problems<AccountValues> {
  const { username, password, email, phone } = values;
  const [usernameProblem] = usernameProblems(username);
  const mail = emailProblem(email);
  return {
    username: usernameProblem ? usernameMessages[usernameProblem] : null,
    password: passwordMessage(password, username),
    email: mail && (mail === 'missing' ? 'REG-0012' : 'REG-0013'),
    phone: phoneProblem(phone) && 'REG-0011',
  };
}

const usernameMessages: Record<UsernameProblem, MessageId> = {
  missing: 'REG-0022',
  characters: 'REG-0007',
  'too-short': 'REG-0006',
  'too-long': 'REG-0023',
};

function passwordMessage(password: string, username: string): MessageId | null {
  if (password === '') return 'REG-0008';
  const refusals = passwordRefusals(password, { username });
  if (unmetPasswordRules(password).length > 0) return 'REG-0009';
  if (refusals.includes('contains-username')) return 'REG-0024';
  return refusals.length > 0 ? 'REG-0010' : null;
}

/** What is kept and sent, of values that break no rule. */
export function accountOf({ username, email, phone }: AccountValues): AccountChoices {
  return { username, email: email.trim(), phone: phoneDigits(phone) };
}
