/** The dialog before an idle session ends (product rule 4.4). */
export const timeoutWords = {
  title: 'Your session is about to end.',
  text: 'For your security, we’ll automatically sign you out. Choose “Stay signed in” to continue or “Sign out” if you’re done.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  /** Read aloud by screen readers. */
  secondsLeft: (seconds: number) => {
    const minutes = seconds / 60;
    const time =
      seconds < 60 ? `${seconds} seconds` : minutes === 1 ? '1 minute' : `${minutes} minutes`;
    return `You’ll be signed out in ${time}.`;
  },
} as const;
