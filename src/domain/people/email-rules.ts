export type EmailProblem = 'missing' | 'not-an-address';

/** RFC 5321: the longest address that can be delivered to. */
const maxLength = 254;

const address =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Returns the problem with an email address; null for a valid one. Accepts no more than the API's own check. Only a
 * message can show whether the address exists.
 */
export function emailProblem(text: string): EmailProblem | null {
  const email = text.trim();
  if (email === '') return 'missing';
  return email.length <= maxLength && address.test(email) ? null : 'not-an-address';
}
