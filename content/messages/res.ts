/** Setting a new password or username after one was forgotten (specification, section 5). */
export const resMessages = {
  'RES-0001': 'Enter your username.',
  'RES-0002': 'Enter your date of birth.',
  'RES-0003': 'Enter the answer to your first question.',
  'RES-0004': 'Enter the answer to your second question.',
  'RES-0005': 'Enter a new password.',
  'RES-0006': 'These answers do not match what we have. Check them and try again.',
  'RES-0007': 'You have a new password. Sign in with it.',
  'RES-0008': 'Choose how you want to receive your new password.',
} as const satisfies Record<`RES-${number}`, string>;
