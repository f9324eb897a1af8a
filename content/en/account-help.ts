/** The words of account help (product rule 5.3). */
export const accountHelpWords = {
  title: 'Need help with your account?',
  intro: 'Most people get back in within a few minutes.',
  back: 'All help topics',
  topics: {
    username: {
      title: 'I forgot my username',
      text: 'We’ll email it to the address on your account. Have your ID card handy.',
      action: 'Find my username',
    },
    password: {
      title: 'I forgot my password',
      text: 'We’ll send you a passcode and ask your two security questions. Then you choose a new password.',
      action: 'Set a new password',
    },
    locked: {
      title: 'My account is locked',
      text: 'Your information is safe. Set a new password to unlock your account right away.',
      action: 'Unlock with a new password',
    },
  },
  /** The end of the attempts with a passcode, and what is left of them (product rule 8.4). */
  attempts: {
    exceeded: {
      title: 'Too many attempts',
      text: 'You’ve used all your passcode attempts. Ask for a new passcode.',
    },
    invalid: (attempts: number) =>
      `That passcode isn’t correct. Check the passcode we sent you and enter it again. You have ${attempts === 1 ? '1 attempt' : `${attempts} attempts`} left.`,
  },
  other: {
    title: 'Something else',
    text: 'Lost your passkey, or access to that phone or email? Don’t have an account yet? We can help.',
    contact: 'Contact us',
    register: 'Register',
  },
  username: {
    title: 'Find my username',
    intro: 'Tell us who you are. We’ll send your username to the email address on your account.',
    memberId: 'Member ID',
    memberIdHint: 'It’s on the front of your ID card.',
    dateOfBirth: 'Date of birth',
    dateOfBirthHint: 'Month, day and year, such as 03/14/1984.',
    email: 'Email address on your account',
    submit: 'Send my username',
    busy: 'Sending…',
    doneTitle: 'Check your email',
    doneHint:
      'It can take a few minutes. If you don’t see it, check your spam folder and the details you entered.',
    again: 'Review my details',
  },
  details: {
    title: 'Set a new password',
    intro: 'First, let’s make sure it’s you. We’ll send you a passcode.',
    username: 'Username',
    forgotten: 'I forgot my username, too',
    channel: 'How do you want to get your passcode?',
    channels: { text: 'Text message to my mobile phone', email: 'Email' },
    submit: 'Send passcode',
    busy: 'Sending…',
  },
  passcode: {
    title: 'Enter your passcode',
    text: 'If this account exists, we’ve sent a 6-digit passcode to your mobile phone. It’s good for 10 minutes.',
    email:
      'If this account exists, we’ve sent a 6-digit passcode to your email. It’s good for 10 minutes.',
    label: 'Passcode',
    submit: 'Verify passcode',
    busy: 'Checking…',
    sendNew: 'Send a new passcode',
    sendingNew: 'Sending a new passcode…',
    change: 'Change my details',
  },
  password: {
    title: 'Choose a new password',
    intro:
      'Answer your two security questions. Then choose a password you haven’t used here before.',
    newPassword: 'New password',
    submit: 'Save new password',
    busy: 'Saving…',
  },
  done: { title: 'Your new password is saved', signIn: 'Sign In' },
  startAgain: 'Start over',
} as const;
