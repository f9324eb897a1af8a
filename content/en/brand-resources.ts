/**
 * What members of each brand find, and how its name and logo may be used. Numbers, hours and texts are
 * invented for the sandbox; an insurer puts its own here.
 */
export const brandResources = {
  ABCBS: {
    about: 'Health, dental and vision plans for people, families and employers in our state.',
    phone: '8005550117',
    hours: 'Monday to Friday, 8 a.m. to 6 p.m. Central',
    members: ['card', 'care', 'drugs', 'bill'],
  },
  HA: {
    about: 'Plans for employers of every size, with doctors and hospitals across the state.',
    phone: '8005550121',
    hours: 'Monday to Friday, 7 a.m. to 7 p.m. Central',
    members: ['card', 'care', 'drugs', 'documents'],
  },
  BA: {
    about: 'We run the health benefits that your employer pays for, and answer your questions.',
    phone: '8005550124',
    hours: 'Monday to Friday, 8 a.m. to 5 p.m. Central',
    members: ['card', 'account', 'programs', 'documents'],
  },
  OCTAVE: {
    about:
      'Plans you buy yourself on the health insurance exchange, often with help to pay for them.',
    phone: '8005550127',
    hours: 'Monday to Saturday, 8 a.m. to 6 p.m. Central',
    members: ['card', 'care', 'costs', 'bill'],
  },
  ABM: {
    about: 'Medicare Advantage plans with extra benefits, such as dental, vision and hearing.',
    phone: '8005550130',
    hours: 'Every day, 8 a.m. to 8 p.m. Central. TTY: 711',
    members: ['card', 'drugs', 'programs', 'bill'],
  },
} as const;

/** What a member can open here, as it is called in the cards. */
export const memberLinks = {
  card: 'Show or order your ID card',
  care: 'Find a doctor or hospital',
  drugs: 'Drug list and prescriptions',
  bill: 'Pay your bill',
  documents: 'Forms and plan documents',
  programs: 'Health programs',
  costs: 'What care may cost you',
  account: 'Health reimbursement account',
} as const;

export const brandResourceWords = {
  title: 'Brand Resources',
  intro:
    'Our companies share this portal. Here you find whom to call, what members can do online, and our logos.',
  members: 'For members, after signing in',
  download: 'Download the logo',
  /** After it, unseen. */
  ofBrand: (brand: string) => `of ${brand}`,
  unsure: {
    title: 'Which company is yours?',
    text: 'Its name is on the front of your ID card, and on the first page of every letter from us.',
    link: 'Contact us',
    rest: 'if you have no card at hand.',
  },
  use: {
    title: 'Using our names and logos',
    rules: [
      'Use a logo to tell your employees about their plan, or to link to this portal.',
      'Keep its shape and colors, and leave room around it.',
      'Write our names as they stand here. Each company is named by its own name only.',
    ],
    link: 'Ask us',
    rest: 'before you use them for anything else, such as advertising.',
  },
} as const;
