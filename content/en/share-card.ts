import type { LinkHours } from '#src/domain/id-card/health-link.ts';

/** A card that other systems can read. Days and times come formatted. */
export const shareCardWords = {
  title: 'Share your card with a link',
  titleOf: (name: string) => `Share ${name}’s card with a link`,
  text: 'Many offices can read your card without typing. How do you want to share it?',
  checkIn: 'For check-in now',
  checkInOf: (name: string) => `Check ${name} in now`,
  checkInText: 'Shows a code that the front desk scans. It works for 15 minutes.',
  checkInMore:
    'You can add allergies, medications, conditions and vaccines from the health record.',
  more: 'More ways to share it',
  begin: 'Send a link that lasts',
  beginOf: (name: string) => `Send a link to ${name}’s card`,
  beginText:
    'Makes a link to the card alone. It works for up to 30 days, and you can protect it with a passcode.',

  form: {
    title: 'Make a link',
    which: 'Which card',
    hours: 'How long it works',
    durations: { 1: '1 hour', 24: '1 day', 168: '7 days', 720: '30 days' } satisfies Record<
      LinkHours,
      string
    >,
    hoursWrong: 'Choose how long the link works.',
    passcode: 'Passcode (optional)',
    passcodeHint:
      '6 to 20 characters. Anyone who opens the link has to enter it, so tell them in person. After 5 wrong tries, the link stops working.',
    passcodeWrong: 'Enter 6 to 20 characters, or leave this blank.',
    submit: 'Make link',
    sending: 'Making link…',
    cancel: 'Cancel',
    failed: 'We couldn’t make the link. Please try again.',
    tooMany:
      'You’ve reached the limit for active links. Stop sharing one you don’t need, then make this one.',
  },

  made: {
    title: 'Your link is ready',
    titleOf: (name: string) => `The link to ${name}’s card is ready`,
    warning: (until: string) =>
      `Anyone who has this link can see the card until ${until}. Share it only with people you trust.`,
    withPasscode: (until: string) =>
      `Anyone who has this link and the passcode can see the card until ${until}. Share them only with people you trust.`,
    qr: 'QR code of the link to the ID card',
    link: 'Link',
    copy: 'Copy link',
    copied: 'The link is copied to your clipboard. You can paste it now.',
    notCopied: 'We couldn’t copy it. Select the link and copy it yourself.',
    once: 'We don’t keep this link. When you close it, we can’t show it again.',
    close: 'Done',
    label: 'Insurance card',
  },

  kept: {
    title: 'Active links',
    until: (until: string) => `Works until ${until}`,
    made: (day: string) => `Made ${day}`,
    madeByYou: (day: string) => `Made by you on ${day}`,
    madeBy: (name: string, day: string) => `Made by ${name} on ${day}`,
    passcode: 'With a passcode',
    checkIn: 'For check-in',
    opened: (count: number) =>
      count === 0 ? 'Not opened yet' : `Opened ${count === 1 ? 'once' : `${count} times`}`,
    /** The reader's name for itself. */
    openedBy: (reader: string, when: string) => `Opened by ${reader}, ${when}`,
    openedUnnamed: (when: string) => `Opened by a reader that gave no name, ${when}`,
    openedBefore: (count: string) =>
      `Opened ${count} more ${count === '1' ? 'time' : 'times'} before`,
    names: 'Names are what the readers call themselves. We can’t check them.',
    ended: 'Show links that ended',
    endedTitle: 'Links that ended in the last 30 days',
    endedNone: { ifComplete: 'Nobody opened a link that ended in the last 30 days.' },
    endedAt: (when: string) => `Ended ${when}`,
    revoke: 'Stop sharing',
    revoking: 'Stopping…',
    revoked: 'This link doesn’t work anymore.',
  },
} as const;
