/** The four screens of the settings. */
export const settingsWords = {
  title: 'Settings',
  sections: 'Settings pages',
  names: {
    profile: 'Profile',
    privacySecurity: 'Privacy & security',
    sharing: 'Sharing',
    preferences: 'Preferences',
    about: 'About',
  },

  card: {
    edit: (what: string) => `Edit ${what}`,
    editShort: 'Edit',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving…',
    none: 'Not on file',
    notHere: 'You can’t change this here. Call us if it needs to change.',
  },

  profile: {
    intro: 'How we reach you, and where we send your mail.',
    displayName: {
      title: 'Display name',
      what: 'display name',
      label: 'Display name',
      hint: 'What we call you here. Your legal name stays the same.',
      missing: 'Enter a display name.',
      tooLong: 'Use 60 characters or fewer for your display name.',
    },
    email: {
      title: 'Email',
      what: 'email',
      label: 'Email address',
      hint: 'We send news about your account to this address.',
    },
    phone: {
      title: 'Phone numbers',
      what: 'phone numbers',
      mobile: 'Mobile',
      home: 'Home',
      work: 'Work',
      hint: '10 digits with the area code. Leave it blank if you don’t have one.',
    },
    address: {
      title: 'Mailing address',
      what: 'mailing address',
      address1: 'Street address',
      address2: 'Apartment or suite',
      city: 'City',
      state: 'State',
      choose: 'Choose a state',
      zip: 'ZIP code',
      zipHint: '5 digits, or 9 with a hyphen.',
      tooLong: 'Use fewer characters on this line.',
    },
    policy: { title: 'Policy information', open: 'View your coverage' },
  },

  preferences: {
    intro: 'Choose how you hear from us. You can change this at any time.',
    channel: 'How we send these',
    channels: { text: 'Text message', email: 'Email' },
    noPhone: 'We don’t have a mobile number for you. Add one to your profile to get texts.',
    toProfile: 'Go to your profile',
    title: 'How you hear from us',
    choices: {
      paperlessEobs: 'Paperless explanations of benefits',
      memberTexts: 'Messages for members',
      annualBenefitLetter: 'Paperless annual benefit letter',
    },
    notices: {
      title: 'Notices by topic',
      intro: 'Choose how we tell you when something is new. You’ll also find it all here.',
      hints: {
        claims:
          'Bills, payments and what you may owe. Explanations of benefits have a setting of their own.',
        benefits: 'Changes to your benefits, open enrollment and ID cards.',
        authorizations: 'Decisions about care that needs our approval first.',
        programs: 'Programs you can join, checkups and vaccines.',
        security: 'Sign-ins and changes to your account. We always send these.',
      },
      channels: { email: 'Email', text: 'Text message', mail: 'Mail', none: 'Don’t send' },
      prompt: 'Choose how',
      save: 'Save notices',
      saved: 'Your notices have been updated.',
    },
    save: 'Save choices',
    noPlan: 'We can’t find your plan, so there’s nothing to choose yet.',
  },

  about: {
    intro: 'What this website is, and what you agreed to.',
    plan: {
      title: 'Your plan’s insurer',
      company: 'Insurer',
      planName: 'Plan',
      memberId: 'Member ID',
    },
    legal: {
      title: 'Legal',
      terms: 'Terms of Use',
      privacy: 'Privacy Policy',
      disclaimer: 'Linking Disclaimer',
    },
    help: { title: 'Help', contact: 'Contact us', brand: 'Brand resources' },
  },
} as const;
