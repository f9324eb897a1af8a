/** A minute that has begun counts. */
function minutes(seconds: number | null): string {
  if (seconds === null) return 'a few minutes';
  const count = Math.ceil(seconds / 60);
  return count === 1 ? '1 minute' : `${String(count)} minutes`;
}

/** The words around an error (specification, section 8). */
export const errorWords = {
  dialogTitle: 'Error',
  closeLabel: 'Close error',
  close: 'Close',
  codeLabel: 'Error code:',
  /** Read as one sentence; `link` is the contact link. */
  generic: {
    before: 'An error occurred, please refresh and try again. If the issue continues, ',
    link: 'contact us',
    after: '.',
  },
  /** Under a status page. */
  contact: { before: 'If you need help, ', link: 'contact us', after: '.' },
  tryAgain: 'Try again',
  /** A navigation that could not be finished. */
  nothingChanged: (what: string) => `${what} Nothing was changed.`,
  /** The service takes no more of these for a while. */
  tooOften: (seconds: number | null) =>
    `You have tried this too often. Wait ${minutes(seconds)} and try again.`,
  notFound:
    'There is nothing at this address, or it is not part of your plan. Check the address, or start again from the beginning.',
  toDashboard: 'Go to your dashboard',
  toSignIn: 'Go to sign in',
  signOut: 'Sign Out',
} as const;
