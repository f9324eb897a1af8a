/**
 * Why the member is on the sign-in page again. The message with the id is read after the reason
 * (content/messages/oau.ts).
 */
export const signInReasons = {
  'callback-refused': { id: 'OAU-0001', reason: 'We couldn’t sign you in.' },
  denied: { id: 'OAU-0001', reason: 'You weren’t signed in.' },
  'provider-unreachable': {
    id: 'OAU-0001',
    reason:
      'We can’t reach the sign-in service right now. Nothing is wrong with your account. Check your connection and wait a few minutes.',
  },
  'timed-out': {
    id: null,
    reason:
      'For your security, we signed you out because you were away for a while. Sign in again and we’ll take you back to where you were.',
  },
  'signed-out': { id: null, reason: 'You’re signed out.' },
  'signed-out-elsewhere': {
    id: null,
    reason: 'You signed out in another tab, so you’re signed out here, too.',
  },
  'account-deleted': { id: null, reason: 'Your account has been deleted.' },
  'page-asked-for': { id: null, reason: 'Sign in to see the page you asked for.' },
  'session-ended': {
    id: 'OAU-0001',
    reason: 'Your session has ended. We’ll take you back to where you were.',
  },
} as const;
