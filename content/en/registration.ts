/** The words of registration (specification, section 2), step by step. */
export const registrationWords = {
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  steps: {
    member: 'Verify Member',
    account: 'Create Account',
    communication: 'Communication Settings',
    completion: 'Complete Registration',
  },
  progress: 'Progress of your registration',
  next: 'Continue',
  back: 'Back',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',

  member: {
    intro: 'We first look for your membership. Have your ID card at hand if you can.',
    startsOver:
      'Your registration starts over here. For your security, we don’t keep what you typed when a page is loaded again.',
    verified: (plan: string) =>
      `You are verified for ${plan}. Your details stay as they are unless you change them here.`,
    goOn: 'Go on to Create Account',
    personTitle: 'Who is the account for?',
    childHint:
      'To register a child under 14, enter the name and date of birth of the child. We then ask for yours.',
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    dateOfBirthHint: 'Month, day and year, such as 03/14/1984.',
    guardianTitle: 'Legal guardian',
    guardianHint:
      'Children under 14 must be registered by a legal guardian. You agree to the Terms of Use for the child.',
    guardianFirstName: 'First name of the guardian',
    guardianLastName: 'Last name of the guardian',
    membershipTitle: 'How can we find the membership?',
    idKind: 'Do you have the ID card at hand?',
    idKinds: {
      memberId: { label: 'Yes', text: 'You enter the Member ID on it.' },
      ssn: { label: 'No', text: 'You enter the Social Security number.' },
    },
    memberId: 'Member ID',
    memberIdHint: 'On the front of the ID card: a letter, then digits.',
    ssn: 'Social Security number',
    ssnHint: '9 digits. We use it for this check only.',
    lastDigits: 'last 4 digits',
    ssnLast4: 'Last 4 digits of the SSN',
    ssnLast4Hint: 'SSN is the Social Security number.',
    hasMedicare: 'It is a Medicare plan',
    mbiLast4: 'Last 4 of the Medicare number (MBI)',
    mbiLast4Hint:
      'The last 4 digits or letters of the number on the red, white and blue Medicare card.',
    busy: 'Checking your details …',
  },

  account: {
    intro: 'Choose how you sign in, and where we can reach you.',
    childIntro:
      'Choose how the child signs in. Enter your own email address and mobile phone as the guardian.',
    signInTitle: 'How you sign in',
    username: 'Username',
    usernameHint: 'At least 8 letters and numbers, without spaces.',
    password: 'Password',
    passwordKept: 'You have chosen a password. Leave this empty to keep it.',
    contactTitle: 'How we reach you',
    email: 'Email address',
    phone: 'Mobile phone',
    phoneHint: 'With the area code. We send passcodes to it when you sign in.',
  },

  communication: {
    intro: 'Choose how you want to hear from us. Whatever you leave open comes by mail.',
    later: 'You can change each of these at any time: sign in, then open Settings and Preferences.',
    choices: {
      paperlessEobs: {
        title: 'Paperless explanations of benefits',
        text: 'After each claim, an explanation of benefits (EOB) shows what was billed, what we paid and what you may owe. We email you when a new one is ready here, and send no paper.',
      },
      memberTexts: {
        title: 'Text messages for members',
        text: 'Short texts to your mobile phone: reminders for checkups, tips for your plan, programs you can join. Message and data rates may apply.',
      },
      annualBenefitLetter: {
        title: 'Paperless annual benefit letter',
        text: 'Once a year we tell you what changes in your benefits. You find the letter here and get an email, in place of the paper one.',
      },
    },
    page: {
      intro:
        'Three choices about how we write to you. Each is yours, and none changes your coverage.',
      where: 'Where to change them',
      signedIn: 'Your choices are in your settings.',
      toPreferences: 'Open Preferences',
      signedOut:
        'Sign in to see and change your choices. New here? You make them when you register.',
      signIn: 'Sign In to change',
      register: 'Register',
    },
  },

  completion: {
    intro: 'Check what we will set up. Nothing is created before you agree.',
    summaryTitle: 'Your account',
    change: 'Change',
    parts: {
      member: 'Who it is for',
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
    online: 'Online, without paper',
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
    busy: 'Creating the account …',
    signIn: 'Sign In',
    signOutFirst: 'Sign Out and return to Sign In',
    otherSession: 'Somebody is signed in here now. Sign out first to use the new account.',
  },
} as const;
