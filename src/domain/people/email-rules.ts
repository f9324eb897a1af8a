export type EmailProblem = 'missing' | 'not-an-address';

/** RFC 5321: the longest address that can be delivered to. */
const maxLength = 254;

const address =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Returns the problem with an email address, null for none. No more is accepted than by the API's own check; whether
 * the address exists only a message to it can show.
 */
export function emailProblem(text: string): EmailProblem | null {
  const email = text.trim();
  if (email === '') return 'missing';
  return email.length <= maxLength && address.test(email) ? null : 'not-an-address';
}
