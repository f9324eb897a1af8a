/** Setting a new password or username after one was forgotten (product rule 5.3). */
export const resMessages = {
  'RES-0001': 'Enter your username.',
  'RES-0002': 'Enter your date of birth.',
  'RES-0003': 'Enter the answer to your first question.',
  'RES-0004': 'Enter the answer to your second question.',
  'RES-0005': 'Enter a new password.',
  'RES-0006': 'These answers don’t match what we have. Check them and try again.',
  'RES-0007': 'You have a new password. Use it to sign in.',
  'RES-0009': 'For your security, you’ve run out of time or attempts. Please start over.',
  'RES-0010':
    'Your account has no security questions, so we can’t reset your password here. Call us and we’ll help you.',
  'RES-0011': 'Enter a real date of birth as month, day and year, such as 03/14/1984.',
  'RES-0012':
    'This password has characters or combinations that we can’t accept. Please choose another one.',
} as const satisfies Record<`RES-${number}`, string>;
