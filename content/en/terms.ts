/** The screen around the terms of use; the terms themselves are in terms-of-use.ts. */
export const termsWords = {
  title: 'Terms of Use',
  asked: 'Please read and accept our terms of use to continue.',
  /** The number of the brand follows. */
  without: 'You can’t use this portal without them. You can still call member services.',
  print: 'Print the terms',
  toSignIn: 'Go to sign in',
  toPlan: 'Go to your plan',
  toAbout: 'Back to settings',
  choosePlan: 'Choose a plan',
  accept: 'Accept and continue',
  signOut: 'Sign Out',
  /** Appears before the error code. */
  notSaved: 'We couldn’t save that. Please try again.',
} as const;
