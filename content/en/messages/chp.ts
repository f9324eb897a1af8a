/** Changing the password (product rule 5.2). */
export const chpMessages = {
  'CHP-0001': 'Enter your current password.',
  'CHP-0002': 'Your current password has at least 6 characters.',
  'CHP-0003': 'Enter a new password.',
  'CHP-0004': 'Use at least 8 characters in your new password.',
  'CHP-0005': 'Use at least one lowercase letter in your new password.',
  'CHP-0006': 'Use at least one uppercase letter in your new password.',
  'CHP-0007': 'Use at least one digit in your new password.',
  'CHP-0008': 'Use at least one special character in your new password. Emojis don’t count.',
  'CHP-0009': 'Choose a new password that is different from your current one.',
  'CHP-0010': 'Your current password isn’t correct.',
  'CHP-0011': 'Your password has been changed.',
  'CHP-0012':
    'This password has characters or combinations that we can’t accept. Please choose another one.',
} as const satisfies Record<`CHP-${number}`, string>;
