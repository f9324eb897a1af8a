/** A minute that has begun counts; so does an hour, where there are many minutes. */
function timeToWait(seconds: number | null): string {
  if (seconds === null) return 'a few minutes';
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${String(Math.ceil(minutes / 60))} hours`;
  return minutes === 1 ? '1 minute' : `${String(minutes)} minutes`;
}

/** The words around an error (product rule 8.3). */
export const errorWords = {
  dialogTitle: 'Error',
  closeLabel: 'Close error',
  close: 'Close',
  codeLabel: 'Error code:',
  /** Reads as one sentence; `link` is the contact link. */
  generic: {
    before: 'An error occurred, please refresh and try again. If the issue continues, ',
    link: 'contact us',
    after: '.',
  },
  /** Under a status page. */
  contact: { before: 'If you need help, ', link: 'contact us', after: '.' },
  tryAgain: 'Try again',
  /** A navigation that could not be finished. */
  nothingChanged: (what: string) => `${what} No changes were made.`,
  /** The service takes no more of these for a while. */
  tooOften: (seconds: number | null) =>
    `You’ve tried this too many times. Wait ${timeToWait(seconds)} and try again.`,
  notFound:
    'This page doesn’t exist, or your plan doesn’t include it. Check the address and try again.',
  toDashboard: 'Go to your dashboard',
  toSignIn: 'Go to sign in',
  signOut: 'Sign Out',
} as const;
