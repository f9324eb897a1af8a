/** The ways on from a text that anyone may read, signed in or not. */
export const readingWords = {
  toSignIn: 'Go to sign in',
  toPlan: 'Go to your plan',
} as const;
