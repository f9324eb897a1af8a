/** The list of programs and the page of one. */
export const programWords = {
  intro: 'Extra help that comes with your plan.',
  search: 'Search programs',
  topic: 'Topic',
  anyTopic: 'All topics',
  found: (count: number) => `${count} ${count === 1 ? 'program' : 'programs'}`,
  none: 'No program matches. Try another word or topic.',
  noneListed: 'Your plan has no programs right now.',
  clear: 'Clear search and topic',
  /** The headings of the list, beside its topics. */
  groups: {
    joined: 'Programs you’ve joined',
    others: 'More programs',
    found: 'Programs that match',
  },
  all: (count: number) => `Show all ${count}`,
  allOf: (count: number, group: string) => `Show all ${count}: ${group}`,
  fewer: 'Show fewer',
  fewerOf: (group: string) => `Show fewer: ${group}`,
  joinedShort: (day: string) => `Joined ${day}`,

  who: 'Who can join',
  back: 'All programs',
  noDetails: 'We don’t have more information about this program here. Call us to learn more.',
  ended: {
    title: 'This program has ended',
    text: 'It’s no longer part of your plan. See the programs you can use today.',
  },
  notOfAge: 'You can’t join this program because of your age. See the programs you can use.',
  leaves: 'This link opens another organization’s website.',
  partner: (name: string) => `${name} opens on a partner’s website. We’ll sign you in there.`,
  disclaimer: 'Read the linking disclaimer',

  authorization: {
    title: 'Authorization for Member Discounts',
    print: 'Print',
    close: 'Close',
    agree: 'I agree to the authorization above.',
    terms: 'I agree to the Terms of Use and the Privacy Policy.',
    read: 'Read them:',
    termsLink: 'Terms of Use',
    privacyLink: 'Privacy Policy',
    cancel: 'Go Back',
    accept: 'Register',
    given: (day: string) => `You gave this authorization on ${day}.`,
    copy: 'Print your copy',
    signed: ({ name, memberId, day }: { name: string; memberId: string; day: string }) =>
      `Given by ${name}, member ID ${memberId}, on ${day}`,
  },
} as const;
