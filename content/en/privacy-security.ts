/** The settings for sign-in, family access, and the deletion of an account. */
export const privacyWords = {
  intro: 'How you sign in, and settings for each member.',

  password: {
    title: 'Password',
    what: 'password',
    view: 'You can sign in with your password. Changing it doesn’t affect your passkeys, if you use any.',
    current: 'Current password',
    new: 'New password',
  },

  questions: {
    title: 'Security questions',
    what: 'security questions',
    view: 'If you forget your password, we ask you:',
    none: 'You haven’t chosen questions yet. Without them, you can’t reset a forgotten password here.',
    notOffered: 'We can’t offer you any questions right now. Please try again later.',
    first: 'First question',
    second: 'Second question',
    firstAnswer: 'Answer to your first question',
    secondAnswer: 'Answer to your second question',
    answerHint: 'Capital letters don’t matter.',
    choose: 'Choose a question',
    missing: 'Choose a question.',
    tooLong: 'Use 100 characters or fewer in your answer.',
    twice: 'Choose two different questions.',
  },

  mfa: {
    title: 'Extra security at sign-in',
    what: 'extra security',
    on: {
      text: 'On. We text you a passcode each time you sign in with your password.',
      email: 'On. We email you a passcode each time you sign in with your password.',
    },
    off: 'Off. Turn it on so that nobody gets in with your password alone.',
    enabled: 'Ask for a passcode when I sign in',
    description:
      'We send a one-time passcode to your phone or your email. You enter it after your password.',
    channel: 'How we send it',
    channels: { text: 'Text message', email: 'Email' },
    to: (address: string) => `To ${address}`,
    noPhone: 'We don’t have a mobile number for you. Add one to your profile first.',
    noEmail: 'We don’t have an email address for you. Add one to your profile first.',
    toProfile: 'Go to your profile',
  },

  sessions: {
    title: 'Where you’re signed in',
    intro: 'If you don’t recognize one of these, sign out everywhere and change your password.',
    here: 'This device',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    someDevice: 'Another device',
    since: (day: string) => `Signed in ${day}`,
    sinceAndUsed: (day: string, lastDay: string) => `Signed in ${day}, last used ${lastDay}`,
    end: 'Sign out everywhere',
    ask: {
      title: 'Sign out everywhere?',
      text: 'You’ll be signed out on every device, including this one. Apps you connected stay connected.',
      confirm: 'Sign out everywhere',
      sending: 'Signing out…',
      keep: 'Cancel',
      close: 'Close',
    },
    failed: 'We couldn’t sign you out everywhere. Please try again.',
  },

  sharing: {
    title: 'Who has your information',
    text: 'See your family’s access, connected apps and links, and stop anyone who shouldn’t look.',
    go: 'See who has it',
  },

  access: {
    title: 'Who can see your claims',
    intro:
      'Starting at age 18, only you decide who else on your plan can see your claims. Whoever sees your claims also sees your prescriptions, spending, authorizations, documents, coverage, ID card and primary care provider.',
    private:
      'People you share with can’t do anything on your behalf. Your health records and your messages from us stay private.',
    nobody: 'No other adult is on your plan, so there’s nobody to share with.',
    can: 'Can see your claims',
    canNot: 'Can’t see your claims',
    since: (day: string) => `Since ${day}`,
    give: 'Share my claims',
    giveTo: (name: string) => `Share my claims with ${name}`,
    stop: 'Stop sharing',
    stopWith: (name: string) => `Stop sharing with ${name}`,
    notAllowed: 'You can’t change this here. Call us.',
    ask: {
      give: {
        title: (name: string) => `Share your claims with ${name}?`,
        text: (name: string) =>
          `${name} will see your claims, with the names of your doctors and medicines. They’ll also see your prescriptions, spending, authorizations, documents, coverage, ID card and primary care provider. But ${name} can’t ask questions, file appeals or change anything for you. Your messages and health records stay private. You can stop sharing at any time.`,
        confirm: 'Share my claims',
      },
      stop: {
        title: (name: string) => `Stop sharing with ${name}?`,
        text: (name: string) =>
          `Starting now, ${name} won’t see your claims or anything that came with them. Any links to your ID card that ${name} made will stop working. What ${name} already printed or saved stays with them.`,
        confirm: 'Stop sharing',
      },
      sending: 'Saving…',
      keep: 'Cancel',
      close: 'Close',
    },
  },

  seen: {
    title: 'Whose claims you can see',
    nobody: 'You see only your own claims.',
    noPlan: 'We can’t find your plan.',
    child: (name: string, day: string) => `You see ${name}’s claims until ${day}.`,
    childOnly: (name: string) => `You see ${name}’s claims.`,
    given: (name: string) => `${name} shares claims with you.`,
    private: (name: string) => `${name} is 18 or older, and their claims are private.`,
  },

  log: {
    title: 'Changes to family access',
    given: (name: string) => `You shared your claims with ${name}.`,
    takenBack: (name: string) => `You stopped sharing with ${name}.`,
    all: (count: number) => `Show all ${count} changes`,
    someone: 'another member',
  },

  member: {
    title: 'Settings for each member',
    choose: 'Member',
    you: (name: string) => `${name} (you)`,
    none: 'There’s nothing to set for this member here.',
    dependents: {
      title: 'Dependents whose coverage ended',
      shown: 'They show on your screens.',
      hidden: 'They are hidden.',
      hide: 'Hide them',
      show: 'Show them again',
      saving: 'Saving…',
    },
    other: {
      title: 'Other coverage',
      what: 'other coverage',
      none: 'None on file now.',
      has: (insurer: string, day: string) => `Covered by ${insurer} since ${day}.`,
      hasUnnamed: 'Covered by another insurer, too.',
      question: 'Does this member have other coverage?',
      yes: 'Yes',
      no: 'No',
      insurer: 'Name of the other insurer',
      tooLong: 'Use 60 characters or fewer for the name.',
      startDate: 'First day of the other coverage',
    },
    certificate: {
      title: 'Certificate of creditable coverage',
      text: 'It shows another insurer how long you’ve had coverage. You can order it from Documents.',
      open: 'Go to Documents',
    },
    block: {
      title: 'Block this account',
      what: 'the block of this account',
      none: 'The account isn’t blocked.',
      from: (day: string) => `Blocked starting ${day}.`,
      fromTo: (day: string, end: string) => `Blocked from ${day} until ${end}.`,
      intro: 'While an account is blocked, nobody can sign in to it. Enter one date.',
      blockDate: 'First day of the block',
      unblockDate: 'Unblock date',
      notADate: 'Enter a real date as month, day and year, such as 03/14/2026.',
    },
  },

  remove: {
    title: 'Delete your account',
    text: 'Deleting your account removes your sign-in to this portal. Your health plan stays the same.',
    open: 'Delete account',
    ask: {
      title: 'Delete your account?',
      intro: 'This can’t be undone. It removes:',
      items: [
        'your username, and the password or passkeys you sign in with',
        'your settings and security questions',
        'your access to family members’ claims',
        'the links you made to ID cards, and all links to yours',
      ],
      /** The people who have been given access. */
      shared: (names: string) => `the access you gave ${names}`,
      sharedUnknown: 'any access you gave to others',
      keeps: 'Your coverage, claims and bills don’t change. You can register again later.',
      first:
        'Before you go, save the documents and messages you may need. Autopay and scheduled payments don’t stop on their own, so cancel the ones you don’t want.',
      confirm: 'Delete my account',
      sending: 'Deleting…',
      keep: 'Keep my account',
      close: 'Close',
    },
    lost: 'We didn’t get an answer, so your account may already be deleted. Try again to be sure.',
    failed: 'We couldn’t delete your account. Nothing has changed. Please try again.',
  },
} as const;
