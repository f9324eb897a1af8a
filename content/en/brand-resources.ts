import type { MemberLink } from '#brands/brand.ts';

/** The market of each brand, in one sentence, as `brands/<id>/words/en.ts` has it. */
export { brandMarkets } from '#generated/brands/en/markets.ts';

/** The labels of the links for members, as the cards show them. */
export const memberLinks = {
  card: 'View or order your ID card',
  care: 'Find a doctor or hospital',
  drugs: 'Drug list and prescriptions',
  bill: 'Pay your bill',
  documents: 'Forms and plan documents',
  programs: 'Health programs',
  costs: 'Estimate what care will cost',
  account: 'Health reimbursement account',
} as const satisfies Record<MemberLink, string>;

export const brandResourceWords = {
  title: 'Brand resources',
  intro:
    'Our companies share this portal. Find out who to call, what members can do online and how to use our logos.',
  members: 'For members who sign in',
  download: 'Download the logo',
  /** Screen-reader text after it. */
  ofBrand: (brand: string) => `of ${brand}`,
  unsure: {
    title: 'Which company is yours?',
    text: 'The name is on the front of your ID card and on the first page of every letter we send.',
    link: 'Contact us',
    rest: 'if you don’t have your card handy.',
  },
  use: {
    title: 'Using our names and logos',
    rules: [
      'Use a logo to tell your employees about their plan, or to link to this portal.',
      'Don’t change its shape or colors, and leave space around it.',
      'Write our names the way they appear here. Call each company by its own name only.',
    ],
    link: 'Ask us',
    rest: 'before you use them for anything else, such as advertising.',
  },
} as const;
