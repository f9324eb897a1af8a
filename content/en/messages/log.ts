/** Signing in (product rule 4.8). */
export const logMessages = {
  'LOG-0004': 'Enter your first secret answer.',
  'LOG-0005': 'Enter your second secret answer.',
  'LOG-0014': 'Invalid username or password.',
  'LOG-0015': 'Your account is locked after too many failed attempts.',
  'LOG-0018': 'For your security, your account locks after the third failed attempt.',
} as const satisfies Record<`LOG-${number}`, string>;
