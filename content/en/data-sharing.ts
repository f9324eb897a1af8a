/** The settings about who has the member's information. */
export const dataSharingWords = {
  intro: 'See who can look at your information, and stop anyone who shouldn’t.',
  noService: 'Your plan doesn’t show this here. Call us to ask who has your information.',

  /** The kinds of data, within a sentence. */
  data: {
    claims: 'claims',
    records: 'health record',
    coverage: 'coverage',
    card: 'ID card',
    documents: 'documents',
  },
  someData: 'information',

  /** The words that all questions before something is stopped share. */
  ask: { sending: 'Stopping…', keep: 'Go Back', close: 'Close' },
  failed: 'We couldn’t change this. Please try again.',

  apps: {
    title: 'Connected apps',
    intro: 'These apps can read your information because you let them. We don’t run them.',
    none: { ifComplete: 'No apps are connected.' },
    reads: (data: string) => `Can read your ${data}`,
    since: (day: string) => `Connected ${day}`,
    stop: 'Disconnect',
    stopOf: (app: string) => `Disconnect ${app}`,
    askTitle: (app: string) => `Disconnect ${app}?`,
    askText: (app: string) =>
      `${app} won’t be able to read anything new. It keeps what it already has, so ask the app to delete that.`,
    stopped: (app: string) => `${app} is disconnected.`,
  },

  programs: {
    title: 'Programs you’ve joined',
    intro: 'We tell a program that you’re a member, so that it can help you.',
    none: { ifComplete: 'You haven’t joined any programs.' },
    since: (day: string) => `Joined ${day}`,
    stop: 'Leave',
    stopOf: (program: string) => `Leave ${program}`,
    askTitle: (program: string) => `Leave ${program}?`,
    askText: (program: string) =>
      `We’ll tell ${program} that you left, and send it nothing more. It keeps what it already has. You can join again later.`,
    stopped: (program: string) => `You’ve left ${program}.`,
  },

  links: {
    title: 'Links to your ID card',
    text: 'If you made a link to your card, see who opened it and stop it.',
    go: 'See your links',
  },

  choices: {
    title: 'Doctors and other health plans',
    intro:
      'Federal rules let you choose who gets your claims, authorizations and health record from us. What we shared before stays where it is.',
    on: 'On',
    off: 'Off',
    providerAccess: {
      name: 'Share with my doctors',
      text: 'Doctors in your network who treat you can ask for your records, so you repeat fewer tests and forms. This is on unless you turn it off.',
      turnOn: 'Share with my doctors',
      turnOff: 'Stop sharing with my doctors',
      saved: {
        on: 'Your doctors can get your records from us.',
        off: 'Your doctors can’t get your records from us anymore.',
      },
    },
    payerToPayer: {
      name: 'Share with my other health plans',
      text: 'If you change plans or have two, the plans can exchange up to five years of your records. Your new doctors see your history, and approvals can carry over. This is off unless you turn it on.',
      turnOn: 'Share with my other plans',
      turnOff: 'Stop sharing with my other plans',
      saved: {
        on: 'Your other health plans can exchange records with us.',
        off: 'Your other health plans can’t exchange records with us anymore.',
      },
    },
    saving: 'Saving…',
  },

  confidential: {
    title: 'A private address for letters',
    what: 'private address',
    intro:
      'You can have letters about your care sent somewhere other than your home, for example to keep them from someone you live with. You don’t have to tell us why.',
    none: 'Letters go to the address on file.',
    current: 'Letters about your care go here:',
    covers:
      'This covers explanations of benefits, decisions, bills and ID cards. To change how we call, text or email you, go to your profile.',
    saved: 'We’ll send letters about your care to your private address.',
    stop: 'Use the address on file again',
    askTitle: 'Use the address on file again?',
    askText:
      'Letters about your care will go to the address on file again. Someone else there may open them.',
    stopped: 'Letters go to the address on file again.',
  },

  looked: {
    title: 'Who looked at your information',
    intro: 'Your own visits aren’t listed. We list each person or app once a day.',
    none: { ifComplete: 'Nobody else has looked yet.' },
    onPage: 'There are no entries on this page.',
    mayBeMissing: 'Some entries may be missing here.',
    someone: {
      family: 'Someone in your family',
      app: 'An app',
      provider: 'A doctor or clinic',
      payer: 'Our staff',
      link: 'Someone with your link',
    },
    unnamed: 'Someone who gave no name',
    entry: (who: string, data: string) => `${who} looked at your ${data}.`,
    noun: ['entry', 'entries'],
    pages: 'Pages of who looked',
  },
} as const;
