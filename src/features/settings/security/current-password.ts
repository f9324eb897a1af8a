import { message } from '#src/catalogue/messages.ts';
import { currentPasswordProblem } from '#src/domain/people/password-rules.ts';

/** The field for the current password in a form that it confirms, and its error messages. */
export const currentPasswordPart = {
  field: 'currentPassword',
  missing: message('CHP-0001'),
  tooLong: message('CHP-0010'),
  wrong: message('CHP-0002'),
} as const;

export function currentPasswordText(password: string): string | null {
  const problem = currentPasswordProblem(password);
  return problem && message(problem === 'missing' ? 'CHP-0001' : 'CHP-0002');
}
