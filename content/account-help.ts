/** The words of account help (specification, section 2: "Need help with your account?"). */
export const accountHelpWords = {
  title: 'Need help with your account?',
  intro: 'Most people are back in their account within a few minutes.',
  back: 'All help topics',
  topics: {
    username: {
      title: 'I forgot my username',
      text: 'We send it to the email address of your account. Have your ID card at hand.',
      action: 'Find my username',
    },
    password: {
      title: 'I forgot my password',
      text: 'We send you a passcode, ask your two security questions, and you choose a new password.',
      action: 'Set a new password',
    },
    locked: {
      title: 'My account is locked',
      text: 'Your information is safe, and nothing was lost. A new password unlocks it at once.',
      action: 'Unlock with a new password',
    },
  },
  other: {
    title: 'Something else',
    text: 'No longer have that phone or email address? No account yet? We help you by phone, too.',
    contact: 'Contact us',
    register: 'Register',
  },
  username: {
    title: 'Find my username',
    intro: 'Tell us who you are. We send your username to the email address of your account.',
    memberId: 'Member ID',
    memberIdHint: 'On the front of your ID card.',
    dateOfBirth: 'Date of birth',
    dateOfBirthHint: 'Month, day and year, such as 03/14/1984.',
    email: 'Email address of your account',
    submit: 'Send my username',
    busy: 'Sending …',
    doneTitle: 'Look in your email',
    doneHint:
      'It can take a few minutes. Nothing there? Look in the spam folder, then check what you entered.',
    again: 'Check what I entered',
  },
  details: {
    title: 'Set a new password',
    intro: 'First we make sure that it is you. We send you a passcode.',
    username: 'Username',
    forgotten: 'I forgot my username, too',
    channel: 'How do you want to receive your passcode?',
    channels: { text: 'Text message to my mobile phone', email: 'Email' },
    submit: 'Send passcode',
    busy: 'Sending …',
  },
  passcode: {
    title: 'Enter your passcode',
    text: 'If this account exists, a passcode of six digits is on its way to your mobile phone. It is good for 10 minutes.',
    email:
      'If this account exists, a passcode of six digits is on its way to your email. It is good for 10 minutes.',
    label: 'Passcode',
    submit: 'Check passcode',
    busy: 'Checking …',
    sendNew: 'Send a new passcode',
    change: 'Change my details',
  },
  password: {
    title: 'Choose a new password',
    intro: 'Answer your two security questions, then choose a password you have not used here.',
    newPassword: 'New password',
    submit: 'Save new password',
    busy: 'Saving …',
  },
  done: { title: 'Your new password is saved', signIn: 'Sign In' },
  startAgain: 'Start again',
} as const;
