/** The words of registration (product rule 2.3), step by step. */
export const registrationWords = {
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  steps: {
    member: 'Verify member',
    account: 'Create account',
    communication: 'Communication settings',
    completion: 'Complete registration',
  },
  progress: 'Registration progress',
  next: 'Continue',
  back: 'Back',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',

  member: {
    intro: 'First, we’ll look up your membership. Have your ID card handy if you can.',
    startsOver:
      'Your registration starts over here. For your security, we don’t keep what you typed when you reload the page.',
    verified: (plan: string) =>
      `You’re verified for ${plan}. Your details stay the same unless you change them here.`,
    goOn: 'Continue to create account',
    personTitle: 'Who is the account for?',
    childHint:
      'To register a child under 14, enter the child’s name and date of birth. Then we’ll ask for yours.',
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    dateOfBirthHint: 'Month, day and year, such as 03/14/1984.',
    guardianTitle: 'Legal guardian',
    guardianHint:
      'Children under 14 must be registered by a legal guardian. You agree to the Terms of Use for the child.',
    guardianFirstName: 'Guardian’s first name',
    guardianLastName: 'Guardian’s last name',
    membershipTitle: 'How should we look up the membership?',
    idKind: 'Do you have the ID card with you?',
    idKinds: {
      memberId: { label: 'Yes', text: 'You’ll enter the Member ID on it.' },
      ssn: { label: 'No', text: 'You’ll enter the Social Security number.' },
    },
    memberId: 'Member ID',
    memberIdHint: 'It’s on the front of the ID card: a letter, then numbers.',
    ssn: 'Social Security number',
    ssnHint: '9 digits. We use it only for this check.',
    lastDigits: 'last 4 digits',
    ssnLast4: 'Last 4 digits of the SSN',
    ssnLast4Hint: 'The last part of the Social Security number.',
    hasMedicare: 'I have a Medicare plan',
    mbiLast4: 'Last 4 of the Medicare number (MBI)',
    mbiLast4Hint:
      'The last 4 digits or letters of the number on the red, white and blue Medicare card.',
    busy: 'Checking your details…',
  },

  account: {
    intro: 'Choose how you’ll sign in and how we can reach you.',
    childIntro:
      'Choose how the child will sign in. As the guardian, enter your own email address and mobile phone.',
    signInTitle: 'How you’ll sign in',
    username: 'Username',
    usernameHint: 'At least 8 letters and numbers, with no spaces.',
    password: 'Password',
    passwordKept: 'You already chose a password. Leave this blank to keep it.',
    contactTitle: 'How we can reach you',
    email: 'Email address',
    phone: 'Mobile phone',
    phoneHint: 'Include the area code. We’ll text you passcodes when you sign in.',
  },

  communication: {
    intro: 'Choose how you want to hear from us. We’ll mail anything you don’t choose.',
    later: 'You can change these at any time. Sign in, then open Settings and Preferences.',
    choices: {
      paperlessEobs: {
        title: 'Paperless explanations of benefits',
        text: 'After each claim, an explanation of benefits (EOB) shows what was billed, what we paid and what you may owe. We’ll email you when a new one is ready here instead of mailing it.',
      },
      memberTexts: {
        title: 'Messages for members',
        text: 'Short texts to your mobile phone with checkup reminders, plan tips and programs you can join. Message and data rates may apply.',
      },
      annualBenefitLetter: {
        title: 'Paperless annual benefit letter',
        text: 'Once a year, we tell you how your benefits will change. We’ll email you when the letter is ready here instead of mailing it.',
      },
    },
    page: {
      intro:
        'You have three choices about how you hear from us. None of them changes your coverage.',
      where: 'Where to change them',
      signedIn: 'Your choices are in your settings.',
      toPreferences: 'Open preferences',
      signedOut: 'Sign in to see and change your choices.',
      whenRegistering: 'New here? You’ll make them when you register.',
      signIn: 'Sign in to change',
      register: 'Register',
    },
  },

  completion: {
    intro: 'Review your details. We won’t create the account until you agree.',
    summaryTitle: 'Your account',
    change: 'Change',
    parts: {
      member: 'Who it’s for',
      account: 'Sign-in and contact',
      communication: 'Communication settings',
    },
    member: 'Member',
    guardian: 'Legal guardian',
    plan: 'Plan',
    username: 'Username',
    email: 'Email address',
    phone: 'Mobile phone',
    chosen: { paperlessEobs: 'EOBs', memberTexts: 'Texts', annualBenefitLetter: 'Annual letter' },
    online: 'Online, no paper',
    onPaper: 'By mail',
    texts: 'Yes, to the mobile phone',
    noTexts: 'No texts',
    termsTitle: 'Terms of Use',
    terms: 'I have read and accept the Terms of Use',
    childTerms: 'I have read and accept the Terms of Use for the child',
    readTerms: 'Read the Terms of Use',
    acceptTerms: 'Accept',
    closeTerms: 'Close the Terms of Use',
    notNow: 'Not now',
    submit: 'Create account',
    busy: 'Creating the account…',
    signIn: 'Sign In',
    signOutFirst: 'Sign Out and return to Sign In',
    otherSession: 'Someone is already signed in here. Sign out first to use the new account.',
  },
} as const;
