/** Signing in (specification, sections 5, 8 and 9). */
export const logMessages = {
  'LOG-0001': 'Enter your username.',
  'LOG-0002': 'Enter your password.',
  'LOG-0003': 'Enter your date of birth.',
  'LOG-0004': 'Enter your first secret answer.',
  'LOG-0005': 'Enter your second secret answer.',
  'LOG-0006': 'Enter your new password.',
  'LOG-0007': 'Enter your Member ID.',
  'LOG-0008': 'Enter your current password.',
  'LOG-0009': 'Choose a new password that is different from your current one.',
  'LOG-0014': 'Invalid username or password.',
  'LOG-0015': 'Your account is locked after too many failed attempts.',
  'LOG-0018': 'For your security, your account locks after the third failed attempt.',
} as const satisfies Record<`LOG-${number}`, string>;
