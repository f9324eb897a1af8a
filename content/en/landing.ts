/** The words of the sign-in page, and of the redirect to the identity provider. */
export const landingWords = {
  title: 'Your health plan, in one place',
  intro:
    'Claims, costs, coverage and care for you and your family. Sign in to pick up where you left off.',
  signIn: 'Sign In',
  register: 'Register',
  help: 'Need help with your account?',
  contact: 'Contact us',
} as const;
