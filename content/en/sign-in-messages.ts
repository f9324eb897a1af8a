/** Why the member is on the sign-in page again. After an error, a message is read as well (messages/oau.ts). */
export const signInReasons = {
  'callback-refused': 'We couldn’t sign you in.',
  'clock-changed': 'We couldn’t sign you in because your device’s clock changed meanwhile.',
  denied: 'You weren’t signed in.',
  'provider-unreachable':
    'We can’t reach the sign-in service right now. Nothing is wrong with your account. Check your connection and wait a few minutes.',
  'timed-out':
    'For your security, we signed you out because you were away for a while. Sign in again and we’ll take you back to where you were.',
  'signed-out': 'You’re signed out.',
  'signed-out-elsewhere': 'You signed out in another tab, so you’re signed out here, too.',
  'account-deleted': 'Your account has been deleted.',
  'page-asked-for': 'Sign in to see the page you asked for.',
  'session-ended':
    'Your session has ended. Sign in again and we’ll take you back to where you were.',
} as const;

/** Follows an error where the device's clock is wrong or has changed. */
export const clockWords = {
  check: 'Check your device’s date and time.',
  ahead: (minutes: number) => `Your device’s clock is ${duration(minutes)} ahead.`,
  behind: (minutes: number) => `Your device’s clock is ${duration(minutes)} behind.`,
} as const;

function duration(minutes: number): string {
  if (minutes < 120) return `${String(minutes)} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${String(hours)} hours` : `${String(Math.round(hours / 24))} days`;
}
