/** What the sign-in page says when a sign-in failed or a session ended. Codes are the message catalogue's. */
export const signInMessages = {
  'callback-refused': {
    code: 'OAU-0001',
    text: 'We could not sign you in. Please sign in again.',
  },
  denied: {
    code: 'OAU-0001',
    text: 'You were not signed in. Sign in again when you are ready.',
  },
  'provider-unreachable': {
    code: 'OAU-0001',
    text: 'The sign-in service cannot be reached right now. Nothing is wrong with your account. Check your connection and sign in again in a few minutes.',
  },
  'timed-out': {
    code: null,
    text: 'For your security, we signed you out because you were away for a while. Sign in again and we take you back to where you were.',
  },
  'signed-out-elsewhere': {
    code: null,
    text: 'You signed out in another tab, so you are signed out here too.',
  },
  'session-ended': {
    code: 'OAU-0001',
    text: 'Your session has ended. Sign in again and we take you back to where you were.',
  },
} as const;
